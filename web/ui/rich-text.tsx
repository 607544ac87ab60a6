import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './rich-text.module.css';

const allowed = new Set(
  'p h2 h3 h4 ul ol li strong b em i u br hr blockquote table thead tbody tr th td a span div'.split(' '),
);
const demoted: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em', div: 'p', span: 'span' };
const dropped = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math']);

/** A link may lead to the web or a mailbox, nowhere else. */
function safeHref(element: Element): string | undefined {
  const href = element.getAttribute('href') ?? '';
  return /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined;
}

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  const children = [...node.childNodes].map(render);
  const name = demoted[tag] ?? tag;
  if (!allowed.has(name)) return <Fragment key={key}>{children}</Fragment>;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  const link = name === 'a' ? { href: safeHref(node), rel: 'noreferrer' } : {};
  return createElement(name, { key, ...link }, ...children);
}

/**
 * A text from the settings: harmless HTML is kept, scripts, styles and handlers are removed; plain text keeps its
 * line breaks.
 */
export function RichText({ text }: { text: string }) {
  const content = useMemo(() => {
    if (!/<[a-z]/i.test(text)) return text;
    return [...new DOMParser().parseFromString(text, 'text/html').body.childNodes].map(render);
  }, [text]);
  return (
    <div className={`${styles['text']} ${typeof content === 'string' ? styles['plain'] : ''}`}>{content}</div>
  );
}
