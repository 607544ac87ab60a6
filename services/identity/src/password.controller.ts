import { Controller, Inject } from '@nestjs/common';
import { sessionEndpoints as endpoints } from '@reprise/contracts/identity';
import { Endpoint, Input, reply, RequestLimits, type InputOf } from '@reprise/kernel/http';
import { LoginDoor } from './login-door';
import { PasswordRenewal } from './password-renewal';

@Controller()
export class PasswordController {
  constructor(
    @Inject(PasswordRenewal) private readonly renewal: PasswordRenewal,
    @Inject(LoginDoor) private readonly door: LoginDoor,
    @Inject(RequestLimits) private readonly limits: RequestLimits,
  ) {}

  @Endpoint(endpoints.renewPassword)
  renew(@Input() { body }: InputOf<typeof endpoints.renewPassword>): Promise<void> {
    const { renewPassword } = endpoints;
    return this.limits.forRecipient(renewPassword, body, async () => this.renewal.request(body.email));
  }

  @Endpoint(endpoints.checkPasswordLink)
  check(@Input() { params }: InputOf<typeof endpoints.checkPasswordLink>) {
    return this.renewal.check(params.token);
  }

  @Endpoint(endpoints.setPassword)
  async set(@Input() { params, body, request }: InputOf<typeof endpoints.setPassword>) {
    const { email } = await this.renewal.set(params.token, body.password, body.acceptedTerms ?? []);
    return reply(undefined, { headers: await this.door.renewed(email, request) });
  }
}
