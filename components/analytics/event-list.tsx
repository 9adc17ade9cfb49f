'use client';

import { useEffect, useState } from 'react';
import { clearEventLog, followEventLog, readEventLog, type LoggedEvent } from '#lib/analytics/event-log.ts';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import type hungarian from '#messages/events/hu.json';
import { Button } from '#components/ui/button.tsx';
import { placeOf } from '#lib/contract/market/places.ts';
import styles from './event-list.module.css';

type Texts = Omit<typeof hungarian, 'title' | 'lead'>;

/** The last events and the choice that decided on them, as they are now; null until the browser was asked. */
function useEvents() {
  const [events, setEvents] = useState<readonly LoggedEvent[] | null>(null);
  const [state, setState] = useState<keyof Texts['states']>('none');
  useEffect(() => {
    const read = () => {
      const consent = readConsent();
      setEvents(readEventLog());
      if (consent) setState(allowsEvents(consent) ? 'allowed' : 'refused');
    };
    read();
    return followEventLog(read);
  }, []);
  return { events, state };
}

/** The last events of this browser: when, where, what became of them, what they say, and what is wrong with them. */
export function EventList({ locale, texts }: { locale: Locale; texts: Texts }) {
  const { events, state } = useEvents();
  if (!events) return null;
  return (
    <>
      <div className={styles.tools}>
        <p role="status">
          {texts.state} <b>{texts.states[state]}</b>
        </p>
        <Button variant="outline" data-consent="">
          {texts.settings}
        </Button>
        <Button variant="outline" isBlocked={events.length === 0} onClick={clearEventLog}>
          {texts.clear}
        </Button>
      </div>
      {events.length === 0 && <p>{texts.empty}</p>}
      <ol className={styles.events} lang="en">
        {events.map((logged, index) => (
          <Event key={`${logged.at} ${index}`} logged={logged} locale={locale} texts={texts} />
        ))}
      </ol>
    </>
  );
}

function Event({
  logged: { at, path, outcome, event, fault },
  locale,
  texts,
}: {
  logged: LoggedEvent;
  locale: Locale;
  texts: Texts;
}) {
  const moment = new Date(at);
  const { event: name, ...said } = event;
  return (
    <li data-outcome={outcome} data-faulty={fault === null ? undefined : true}>
      <h2>{name}</h2>
      <p>
        <time dateTime={moment.toISOString()}>{moment.toLocaleTimeString(placeOf(locale))}</time> <code>{path}</code>{' '}
        <span lang={locale}>{texts.outcomes[outcome]}</span>
      </p>
      {fault !== null && (
        <p className={styles.fault}>
          <b lang={locale}>{texts.fault}</b> {fault}
        </p>
      )}
      <pre tabIndex={0} aria-label={name}>
        {JSON.stringify(said, null, 2)}
      </pre>
    </li>
  );
}
