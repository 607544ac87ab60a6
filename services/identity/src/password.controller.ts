import { Controller, Inject } from '@nestjs/common';
import { sessionEndpoints as endpoints } from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { PasswordRenewal } from './password-renewal';

@Controller()
export class PasswordController {
  constructor(@Inject(PasswordRenewal) private readonly renewal: PasswordRenewal) {}

  @Endpoint(endpoints.renewPassword)
  renew(@Input() { body }: InputOf<typeof endpoints.renewPassword>): void {
    this.renewal.request(body.email);
  }

  @Endpoint(endpoints.checkPasswordLink)
  async check(@Input() { params }: InputOf<typeof endpoints.checkPasswordLink>) {
    const { purpose, expiresAt } = await this.renewal.check(params.token);
    return { purpose, expiresAt };
  }

  @Endpoint(endpoints.setPassword)
  set(@Input() { params, body }: InputOf<typeof endpoints.setPassword>): Promise<void> {
    return this.renewal.set(params.token, body.password);
  }
}
