/** A filter, its id and what it is made of. */
const filters = /<filter id="(\w+)"[^>]*>(.*?)<\/filter>/gs;
const filteredShape = /<(?:path|ellipse|rect|circle|line|polygon|use)\b[^>]*? ?filter="url\(#(\w+)\)"[^>]*\/>/g;
const filteredGroup = /<g\b[^>]*? ?filter="url\(#(\w+)\)"[^>]*>/g;
const weaves = /<pattern .*?<\/pattern>/gs;
const attribute = / ?filter="[^"]*"/;

/** A blur, also one that is made opaque again to the picture's edges. */
const onlyBlurs = /^\s*<feGaussianBlur[^>]*\/>\s*(<feComponentTransfer>.*<\/feComponentTransfer>)?\s*$/;

/** Whether a filter lights or shadows what keeps its own edges; a blur and grain have none. */
const keepsEdges = (content: string): boolean => !content.includes('feTurbulence') && !onlyBlurs.test(content);

const patterns = /<pattern id="(\w+)"/g;
const wovenShape = /<path\b[^>]*? fill="url\(#(\w+)\)"[^>]*\/>/g;

function withoutFilters(markup: string, definitions: string): string {
  const flat = new Set(
    [...definitions.matchAll(filters)].flatMap(([, id = '', content = '']) => (keepsEdges(content) ? [id] : [])),
  );
  return markup
    .replaceAll(filteredShape, (shape: string, id: string) => (flat.has(id) ? shape.replace(attribute, '') : ''))
    .replaceAll(filteredGroup, (group: string, id: string) =>
      group.replace(attribute, flat.has(id) ? '' : ' display="none"'),
    );
}

/**
 * The same SVG without filters: what is blurred or grained is left out, what is lit or casts a shadow stays, flat. It has
 * all the sharp edges of the picture but those of weaves, whose tiles librsvg repeats for seconds (ADR-0161).
 */
export const edgesOf = (svg: string): string => withoutFilters(svg, svg).replaceAll(filters, '').replaceAll(weaves, '');

/** Markup of a drawing with these definitions, without filters and weaves. */
export function plainOf(markup: string, definitions: string): string {
  const woven = new Set([...definitions.matchAll(patterns)].map(([, id = '']) => id));
  return withoutFilters(markup, definitions).replaceAll(wovenShape, (shape: string, id: string) =>
    woven.has(id) ? '' : shape,
  );
}
