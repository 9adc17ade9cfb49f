import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventList } from '#components/analytics/event-list.tsx';
import { hasEventLog } from '#lib/analytics/has-event-log.ts';
import type { Locale } from '#lib/core/locales.ts';
import german from '#messages/events/de.json';
import english from '#messages/events/en.json';
import hungarian from '#messages/events/hu.json';
import styles from '#components/analytics/event-list.module.css';

type Params = Promise<{ locale: Locale }>;

const textsOf = (locale: Locale) => ({ hu: hungarian, en: english, de: german })[locale];

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return { title: textsOf((await params).locale).title, robots: { index: false, follow: false } };
}

/** The events that were tracked, for those who work on the shop. Its texts are no other page's. */
export default async function EventsPage({ params }: { params: Params }) {
  if (!hasEventLog) notFound();
  const { locale } = await params;
  const { title, lead, ...texts } = textsOf(locale);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <EventList locale={locale} texts={texts} />
    </div>
  );
}
