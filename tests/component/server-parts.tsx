import { createElement, Suspense, use, type FunctionComponent, type ReactNode } from 'react';

type AsyncComponent = (props: object) => Promise<ReactNode>;

const drawn = new WeakMap<object, Promise<ReactNode>>();

/** What an async component draws, asked for once: React draws what waited for it anew. */
function Awaited({ of, given }: { of: AsyncComponent; given: object }) {
  const drawing = drawn.get(given) ?? of(given);
  drawn.set(given, drawing);
  return use(drawing);
}

function ServerPart({ of, given }: { of: AsyncComponent; given: object }) {
  return createElement(Suspense, null, createElement(Awaited, { of, given }));
}

const isAsync = (type: unknown): type is AsyncComponent =>
  typeof type === 'function' && type.constructor.name === 'AsyncFunction';

type Jsx = (type: unknown, props: object, ...rest: unknown[]) => ReactNode;

/** React's runtime of JSX in which async components, which only a server draws, are drawn in the test's own process. */
export function drawingServerParts<Runtime extends Record<string, unknown>>(runtime: Runtime): Runtime {
  const wrapped = Object.entries(runtime).map(([name, make]) => {
    if (!name.startsWith('jsx')) return [name, make];
    const jsx = make as Jsx;
    const of: Jsx = (type, props, key, ...rest) =>
      isAsync(type)
        ? jsx(ServerPart as FunctionComponent<never>, { of: type, given: props }, key, ...rest)
        : jsx(type, props, key, ...rest);
    return [name, of];
  });
  return Object.fromEntries(wrapped) as Runtime;
}
