import { Controller, Inject } from '@nestjs/common';
import { reportBrowserError } from '@reprise/contracts/browser-errors';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { BROWSER_ERRORS, type BrowserErrors } from '@reprise/kernel/ports';
import { cleaned, isForeign } from './browser-errors.rules';

@Controller()
export class BrowserErrorsController {
  constructor(@Inject(BROWSER_ERRORS) private readonly errors: BrowserErrors) {}

  @Endpoint(reportBrowserError)
  report(@Input() { body, request }: InputOf<typeof reportBrowserError>): void {
    const { host, headers } = request;
    if (isForeign(headers.origin, host)) throw new Refusal('forbidden');
    this.errors.tell(cleaned(body));
  }
}
