import { ok, type Result } from '#lib/result.ts';
import { addressKey } from './address-key.ts';
import { type Recusa, refuse } from './recusa.ts';
import { createWindowedCounts } from './windowed-counts.ts';

export type RecoveryLimits = {
  /** Of each call within `windowMs`, from one address and for one log-in, whether it exists or not. */
  readonly perAddress: number;
  readonly perLogin: number;
  readonly windowMs: number;
};

export const RECOVERY_LIMITS: RecoveryLimits = { perAddress: 30, perLogin: 5, windowMs: 15 * 60_000 };

/** Lets a question about a log-in through, or a mail to it, and counts it. */
export type RecoveryGate = {
  enter(call: 'consulta' | 'envio', address: string, login: string): Result<null, Recusa>;
};

const MANY = 'Muitos pedidos de recuperação de senha. Aguarde alguns minutos e tente de novo.';

/** Keeps anybody from listing log-ins, and from filling a mailbox: its owner has the links of the mails before. */
export function createRecoveryGate(limits: RecoveryLimits, clock: () => Date): RecoveryGate {
  const counts = createWindowedCounts(limits.windowMs, clock);
  return {
    enter(call, address, login) {
      const ofAddress = `${call} address ${addressKey(address)}`;
      const ofLogin = `${call} login ${login.toLowerCase()}`;
      if (counts.of(ofAddress) >= limits.perAddress || counts.of(ofLogin) >= limits.perLogin) {
        return refuse('muitas-requisicoes', MANY);
      }
      counts.add(ofAddress);
      counts.add(ofLogin);
      return ok(null);
    },
  };
}
