/** As Next writes a piece of page data: JSON, with the characters that could end the script escaped. */
export function dataPush(data: string): string {
  const json = JSON.stringify([1, data]).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script>self.__next_f.push(${json})</script>`;
}

/** The text of a long row, which React writes with its length in bytes and without a break behind it. */
export const longRow = (id: string, text: string): string => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

export interface Drawn {
  styles?: readonly string[];
  scripts?: readonly string[];
  body?: string;
  head?: string;
  /** What React says of the page, cut into pieces of this length where Next would cut it. */
  data?: string;
  cut?: number;
}

export const style = (name: string): string => `/_next/static/chunks/${name}.css`;
export const script = (name: string): string => `/_next/static/chunks/${name}.js`;
export const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

export function pieces(data: string, cut: number): string[] {
  return Array.from({ length: Math.ceil(data.length / cut) }, (_, index) => data.slice(index * cut, (index + 1) * cut));
}

/** A page as Next 16 draws it: links and scripts in its head, what is seen, and React's copy of it in pieces. */
export function drawnPage(drawn: Drawn = {}): string {
  const {
    styles = ['a'],
    scripts = ['main', 'page'],
    body = '',
    head = '',
    data = '0:{"P":null}\n',
    cut = 4000,
  } = drawn;
  const [first = '', ...rest] = scripts.map(script);
  return (
    `<!DOCTYPE html><html lang="hu"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>` +
    '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
    styles.map((name) => `<link rel="stylesheet" href="${style(name)}" data-precedence="next"/>`).join('') +
    `<link rel="preload" as="script" fetchPriority="low" href="${first}"/>${rest.map((src) => `<script src="${src}" async=""></script>`).join('')}` +
    `<script src="${script('old')}" noModule=""></script><link rel="preload" href="${style('later')}" as="style"/>` +
    `${head}<title>Cipők</title></head><body>${body}` +
    '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>' +
    `<script src="${first}" async=""></script>${start}${pieces(data, cut).map(dataPush).join('')}</body></html>`
  );
}
