import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import {
  currentIncident,
  incidentsKey,
  isApiUnreachable,
  isInternalRequest,
  type Incident,
} from '#lib/core/incident.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, incidentsKey);
});

describe('currentIncident', () => {
  it('is the record of the request under way, which pages can write to', () => {
    const storage = new AsyncLocalStorage<Incident>();
    Reflect.set(globalThis, incidentsKey, storage);
    const incident: Incident = { id: 'a', apiUnreachable: false };
    storage.run(incident, () => {
      const current = currentIncident();
      if (current) current.apiUnreachable = true;
    });
    expect(incident.apiUnreachable).toBe(true);
    expect(currentIncident()).toBeUndefined();
  });

  it('is undefined where no entry runs, as in a build', () => {
    expect(currentIncident()).toBeUndefined();
    Reflect.set(globalThis, incidentsKey, 'nonsense');
    expect(currentIncident()).toBeUndefined();
  });
});

describe('an outage of the API', () => {
  it('[R3] shows by the mark, or by the error or its cause', () => {
    const outage = Object.assign(new Error('no answer'), { isOutage: true });
    expect(isApiUnreachable({ id: 'a', apiUnreachable: true })).toBe(true);
    expect(isApiUnreachable({ id: 'a', apiUnreachable: false, error: outage })).toBe(true);
    const page = new Error('page', { cause: outage });
    expect(isApiUnreachable({ id: 'a', apiUnreachable: false, error: page })).toBe(true);
  });

  it('[R3] is not any error', () => {
    const circular = new Error('circular');
    circular.cause = circular;
    expect(isApiUnreachable({ id: 'a', apiUnreachable: false, error: circular })).toBe(false);
    expect(isApiUnreachable({ id: 'a', apiUnreachable: false, error: 'text' })).toBe(false);
    expect(isApiUnreachable({ id: 'a', apiUnreachable: false })).toBe(false);
  });
});

it('a request of the entry itself is known by its header', () => {
  expect(isInternalRequest(new Headers({ 'x-lendulet-internal': '1' }))).toBe(true);
  expect(isInternalRequest(new Headers())).toBe(false);
});
