import { useLocale, useTranslations } from 'next-intl';
import type { TeamTeaser } from '#lib/contract/team.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { localePath } from '#lib/core/locales.ts';
import { teamsPath } from '#lib/core/team-paths.ts';
import { Shirt } from './shirt.tsx';
import { TeamCards } from './team-cards.tsx';
import styles from './team-home.module.css';

const steps = ['choose', 'list', 'order'] as const;
/** Shirts of the stage, of as many clubs as there are. */
const shirts = [
  { name: 'first', number: '7' },
  { name: 'second', number: '10' },
  { name: 'third', number: '23' },
] as const;

/** The front page: what the team shop is for, how it works, and the clubs. */
export function TeamHome({ teams }: { teams: readonly TeamTeaser[] }) {
  const t = useTranslations('teamHome');
  const locale = useLocale();
  return (
    <>
      <section className={styles.stage}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.words}>
            <h1>{t.rich('title', { line: (words) => <span>{words}</span>, mark: (words) => <mark>{words}</mark> })}</h1>
            <p>{t('lead')}</p>
            <p className={styles.links}>
              <ButtonLink href={localePath(locale, teamsPath)}>{t('toTeams')}</ButtonLink>
              <ButtonLink variant="outline" href={localePath(locale, '/info/hogyan-mukodik/')}>
                {t('toHow')}
              </ButtonLink>
            </p>
          </div>
          <div className={styles.shirts} role="img" aria-label={t('shirts')}>
            {shirts.map(({ name, number }, at) => {
              const team = teams[at % Math.max(teams.length, 1)];
              return team && <Shirt key={name} colours={team.colours} name={t(`names.${name}`)} number={number} />;
            })}
          </div>
        </div>
      </section>
      <section className={`wrap ${styles.row}`} aria-labelledby="lepesek">
        <h2 id="lepesek">{t('steps')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`${step}.title`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`wrap ${styles.row}`} aria-labelledby="klubok">
        <h2 id="klubok">{t('teams')}</h2>
        <TeamCards teams={teams} level={3} />
      </section>
    </>
  );
}
