import type { ReadModel } from './read-model.ts';

/** What is drawn from all of a model, made once for each of its states and kept until it changes. */
export function oncePerState<Made>(make: (model: ReadModel) => Made): (model: ReadModel) => Made {
  const known = new WeakMap<ReadModel, { changes: number; made: Made }>();
  return (model) => {
    const { changes } = model;
    const last = known.get(model);
    if (last?.changes === changes) return last.made;
    const made = make(model);
    known.set(model, { changes, made });
    return made;
  };
}
