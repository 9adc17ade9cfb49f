import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Html, html, type Fragment } from '../checkout/html.ts';
import type { OpenApiDocument, Operation, Reference, Response } from './document.ts';
import type { Parameter } from './parameters.ts';
import { fieldList, typeLine } from './schema-view.ts';
import type { Schema } from './schemas.ts';

const style = readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8');

/** The page runs no script and loads nothing: only its own style element is let in. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function callsByTag({ paths }: OpenApiDocument): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path: place, operation })),
  );
  return Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
}

/** `"a `code` b"` with the code marked. */
function prose(text: string): Fragment {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function whoCalls({ security }: Operation): string {
  if (security.length === 0) return 'anyone';
  return security.length === 1 ? 'customer' : 'guest or customer';
}

function parameterTable(parameters: readonly Parameter[]): Fragment {
  if (parameters.length === 0) return null;
  return html`<h3>Parameters</h3><div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Value</th></tr></thead><tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr><td><code>${name}</code></td><td>${place}</td>
<td>${typeLine(schema)}${required && html` <span class="need">required</span>`}${description && html`<br><span class="rule">${description}</span>`}</td></tr>`,
  )}</tbody></table></div>`;
}

function schemaView(schema: Schema): Fragment {
  return html`<p>${typeLine(schema)}</p>${fieldList(schema)}`;
}

function isReference(response: Response | Reference): response is Reference {
  return '$ref' in response;
}

function answers({ responses }: Operation): Fragment {
  const done = responses[200];
  const refused = Object.entries(responses).filter(([status]) => status !== '200');
  return html`<h3>Answer 200</h3>${done && !isReference(done) && schemaView(done.content['application/json'].schema)}
<h3>Refusals</h3><p>${refused.map(([status, response], index) => [
    index > 0 && ' · ',
    isReference(response)
      ? html`<a href="#refusal-${status}">${status}</a>`
      : html`${status} (${response.description})`,
  ])}</p>`;
}

function callView({ method, path: place, operation }: Call): Html {
  const { operationId, summary, parameters, requestBody } = operation;
  return html`<details class="call" id="${operationId}"><summary><span class="method ${method}">${method.toUpperCase()}</span>
<code>${place}</code><span class="who">${whoCalls(operation)}</span><span class="about">${summary}</span></summary>
<div class="body">${parameterTable(parameters)}${requestBody && html`<h3>Body</h3>${schemaView(requestBody.content['application/json'].schema)}`}${answers(
    operation,
  )}<p class="rule">operationId <code>${operationId}</code></p></div></details>`;
}

function refusalList({ components }: OpenApiDocument): Html {
  return html`<section id="refusals" class="errors"><h2>Refusals</h2><p>Every answer of 400–599 has this form.</p>${Object.entries(
    components.responses,
  ).map(
    ([status, { description, content }]) => html`<h3 id="refusal-${status}">${status}</h3>
<p>${prose(description)}</p><pre tabindex="0">${JSON.stringify(content['application/json'].example, null, 2)}</pre>`,
  )}</section>`;
}

function schemaList({ components }: OpenApiDocument): Html {
  return html`<section id="schemas"><h2>Schemas</h2><p>What calls have in common.</p>${Object.entries(
    components.schemas,
  ).map(
    ([name, schema]) => html`<details class="schema" id="schema-${name}"><summary><code>${name}</code></summary>
<div class="body">${schemaView(schema)}</div></details>`,
  )}</section>`;
}

function index(document: OpenApiDocument, calls: ReadonlyMap<string, Call[]>): Html {
  const { tags, components } = document;
  return html`<nav aria-label="Index"><h2>Calls</h2>${tags.map(
    ({ name }) =>
      html`<details><summary>${name}</summary><ul>${(calls.get(name) ?? []).map(
        ({ operation: { operationId } }) =>
          html`<li><a href="#${operationId}">${operationId.slice(name.length + 1)}</a></li>`,
      )}</ul></details>`,
  )}
<details><summary>Refusals and schemas</summary><ul><li><a href="#refusals">Refusals</a></li>${Object.keys(
    components.schemas,
  ).map((name) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul></details></nav>`;
}

/** The document as a page to read: no script, folded calls, an index, and the browser's own search. */
export function documentPage(document: OpenApiDocument): string {
  const { info, servers, tags, components } = document;
  const calls = callsByTag(document);
  const schemes = Object.values(components.securitySchemes);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} ${info.version}</title><style>${new Html(style)}</style></head>
<body><a class="skip" href="#calls">To the calls</a>
<header><h1>${info.title}</h1><p>${info.summary}</p>${info.description.split('\n\n').map((part) => html`<p>${prose(part)}</p>`)}
${schemes.map((scheme) => html`<p><code>${'name' in scheme ? scheme.name : 'Authorization: Bearer'}</code>: ${prose(scheme.description)}</p>`)}
<p>${servers.map(({ url }) => html`Server <code>${url}</code> · `)}OpenAPI ${document.openapi}: <a href="/openapi.json">openapi.json</a></p></header>
<div class="shell">${index(document, calls)}<main id="calls">${tags.map(
    ({ name, description }) => html`<section id="tag-${name}"><h2>${name}</h2>
<p>${description}</p>${(calls.get(name) ?? []).map(callView)}</section>`,
  )}${refusalList(document)}${schemaList(document)}</main></div></body></html>`.text;
}
