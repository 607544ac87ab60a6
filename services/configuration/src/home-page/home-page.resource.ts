import {
  customHtmlSchema,
  homePages,
  type HomePageInput,
  type HomeWidget,
} from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { violation } from '@reprise/kernel/http';
import { defineResource } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';
import { customHtml } from './custom-html.rules';

/** @throws Refusal `invalid-request` if too little is left of an HTML block */
function cleaned(widget: HomeWidget, at: number): HomeWidget {
  if (widget.type !== 'html') return widget;
  const html = customHtml(widget.html);
  if (!customHtmlSchema.safeParse(html).success) {
    throw new Refusal('invalid-request', {}, [violation(['widgets', at, 'html'], 'html-left-too-short')]);
  }
  return { ...widget, html };
}

const clean = (page: HomePageInput): HomePageInput => ({ ...page, widgets: page.widgets.map(cleaned) });

/** One per account, made when it is first changed. */
export const homePageDefinition = defineResource(homePages, {
  scope: { buyer: wholeAccount },
  answers: ['list', 'get'],
  hooks: { beforeCreate: clean, beforeUpdate: clean },
});
