import {
  customHtmlSchema,
  homePages,
  type HomePageInput,
  type HomeWidget,
} from '@reprise/contracts/configuration';
import type { Translations } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { violation } from '@reprise/kernel/http';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';
import { customHtml } from './custom-html.rules';

/** @throws Refusal `invalid-request` if too little is left of it */
function left(html: string, path: readonly PropertyKey[]): string {
  const text = customHtml(html);
  if (customHtmlSchema.safeParse(text).success) return text;
  throw new Refusal('invalid-request', {}, [violation(path, 'html-left-too-short')]);
}

/** An HTML block, in each of its languages. */
function cleaned(widget: HomeWidget, at: number): HomeWidget {
  if (widget.type !== 'html') return widget;
  const { html, htmlTranslations } = widget;
  const own = { ...widget, html: left(html, ['widgets', at, 'html']) };
  if (!htmlTranslations) return own;
  const texts = Object.entries(htmlTranslations).map(([language, text]) => [
    language,
    left(text, ['widgets', at, 'htmlTranslations', language]),
  ]);
  return { ...own, htmlTranslations: Object.fromEntries(texts) as Translations };
}

const clean = (page: HomePageInput): HomePageInput => ({ ...page, widgets: page.widgets.map(cleaned) });

/** One per account, made when it is first changed. */
export const homePageDefinition = defineResource(homePages, {
  scope: { buyer: wholeAccount },
  answers: ['list', 'get'],
  hooks: { beforeCreate: clean, beforeUpdate: clean },
});
