import { createHash } from 'node:crypto';
import { fastify } from 'fastify';

/** The API's reference as Scalar draws it: a page, and the script that the page runs. */
export interface ReferencePage {
  html: string;
  script: string;
  /** Lets in the page's own two scripts, and calls of the API alone. */
  policy: string;
}

/** Paths of the page and of its script, which the page names by a relative address. */
export const referencePath = '/docs/';
export const scriptPath = '/docs/js/scalar.js';

/** Nothing of Scalar's that talks to other hosts. The document is the one that is served beside the page. */
const configuration = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
} as const;

function policyOf(html: string, apiHost: string): string {
  const inline = /<script type="text\/javascript">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // Scalar sets styles of its own at elements.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${apiHost}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Draws the reference. Scalar's package holds 4 MB of script, so that it is read when somebody asks for the page, in an
 * app of its own that never listens.
 */
export async function drawReference(title: string, apiHost: string): Promise<ReferencePage> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(scalar, { routePrefix: '/docs', configuration: { ...configuration, pageTitle: title } });
  const [page, script] = await Promise.all([app.inject(referencePath), app.inject(scriptPath)]);
  await app.close();
  const html = page.body.replace('<html>', '<html lang="en">');
  return { html, script: script.body, policy: policyOf(html, apiHost) };
}
