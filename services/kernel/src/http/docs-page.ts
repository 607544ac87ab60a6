import { tagOf, type EndpointSpec, type OpenApiDocument } from '@reprise/contracts/kernel';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Of Markdown what descriptions use: paragraphs, bold and code. */
const prose = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br><br>');

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2430}
h2{margin-top:2.5rem;border-bottom:1px solid #d5dae3}details{margin:.4rem 0;border:1px solid #d5dae3;border-radius:6px}
summary{padding:.5rem .8rem;cursor:pointer}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.8rem;background:#f6f7f9;margin:0}
.m{display:inline-block;min-width:4.2rem;font-weight:600}.a{color:#5a6577;padding:0 .8rem}`;

function operation(spec: EndpointSpec, document: OpenApiDocument): string {
  const { description, ...described } = document.paths[spec.path]?.[spec.method.toLowerCase()] ?? {};
  return `<details id="${escaped(spec.name)}"><summary><code><span class="m">${spec.method}</span>${escaped(spec.path)}</code> — ${escaped(spec.summary)}</summary>
<p class="a">${escaped(spec.name)} · access: <code>${escaped(spec.access)}</code>${spec.resource ? ` · type: <code>${escaped(spec.resource)}</code>` : ''}<br>${prose(String(description))}</p>
<pre>${escaped(JSON.stringify(described, undefined, 1))}</pre></details>`;
}

const titles = { parameters: 'Parameters', responses: 'Problems', headers: 'Headers', schemas: 'Schemas' };

/** Shared components of several operations, each under its name. */
function parts(document: OpenApiDocument): string {
  const components = (document['components'] ?? {}) as Record<string, Readonly<Record<string, unknown>>>;
  const part = ([name, value]: [string, unknown]): string =>
    `<details><summary><code>${escaped(name)}</code></summary><pre>${escaped(JSON.stringify(value, undefined, 1))}</pre></details>`;
  return Object.entries(titles)
    .map(
      ([kind, title]) =>
        `<h2>${title}</h2>${Object.entries(components[kind] ?? {})
          .map(part)
          .join('\n')}`,
    )
    .join('\n');
}

/** A self-contained page for people: no script, nothing loaded from other hosts. */
export function docsPage(endpoints: readonly EndpointSpec[], document: OpenApiDocument): string {
  const tags = [...new Set(endpoints.map(tagOf))].sort();
  const sections = tags.map((tag) => {
    const own = endpoints.filter((spec) => tagOf(spec) === tag);
    return `<h2>${escaped(tag)}</h2>\n${own.map((spec) => operation(spec, document)).join('\n')}`;
  });
  const { description } = document['info'] as { readonly description: string };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Reprise API</title><style>${style}</style></head><body><h1>Reprise API</h1>
<p>${endpoints.length} endpoints. Machine-readable: <a href="/api/docs.json">OpenAPI 3.1</a>, <a href="/api/docs.jsonld">Hydra</a>.</p>
<p>${prose(description)}</p>
${sections.join('\n')}${parts(document)}</body></html>`;
}
