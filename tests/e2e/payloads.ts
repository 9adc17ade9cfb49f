/**
 * Texts that a page would run, draw or fetch if it took them for markup. The API takes each of them as a line of an
 * address and as a name on a parcel; the elements carry `data-attack`, and what runs sets `__attacked`.
 */
export const payloads = {
  script: '<script data-attack>__attacked=1</script>',
  closing: '</script><script data-attack>__attacked=1</script>',
  image: '"><img src=x data-attack onerror=__attacked=1>',
  drawing: "'><svg data-attack onload=__attacked=1>",
  foreign: '<img data-attack src=//evil.example/a.png>',
  link: '<a data-attack href=javascript:__attacked=1>a</a>',
  bare: 'javascript:__attacked=1',
  template: '${__attacked=1}{{__attacked=1}}',
  entities: '&lt;svg data-attack onload=__attacked=1&gt;',
  turned: '\u202Eelgruppe\u202C \u2067a\u2069',
} as const;

/** Lines of an address that the API refuses (SEC-01). */
export const refusedLines: readonly [field: 'city' | 'street' | 'streetNo', line: string][] = [
  ['city', '<img src=https://evil.example/a.png>'],
  ['street', '<a href="//www.evil.example">a</a>'],
  ['streetNo', '<b>nyeremeny@evil.example</b>'],
  ['street', '<b>36301234567</b>'],
  ['streetNo', '<script data-attack>__attacked=1</script>'],
];
