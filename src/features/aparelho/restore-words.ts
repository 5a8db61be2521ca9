import { formatCount } from '#lib/format-number.ts';
import type { Restored, RestoreError } from '#outbox/restore-unsent.ts';
import { storageMessage } from '#parts/device/storage-message.ts';

const recuperadas = (n: number): string => (n === 1 ? '1 recuperada' : `${formatCount(n)} recuperadas`);

const estavam = (n: number): string => (n === 1 ? '1 já estava aqui' : `${formatCount(n)} já estavam aqui`);

/** The result of a restored file, in words. */
export function restoredWords({ restored, skipped }: Restored): string {
  if (restored === 0 && skipped === 0) return 'O arquivo não tem nada a enviar.';
  if (skipped === 0) return `${recuperadas(restored)}.`;
  if (restored === 0) return `Nada novo: ${estavam(skipped)}.`;
  return `${recuperadas(restored)}, ${estavam(skipped)}.`;
}

/** Why a file brought nothing, in words. */
export function restoreErrorWords(error: RestoreError): string {
  switch (error.kind) {
    case 'not-ours':
      return 'Este arquivo não é uma cópia feita pelo Maleta. Nada foi recuperado.';
    case 'newer':
      return 'Este arquivo foi feito por uma versão mais nova do Maleta. Atualize e tente de novo.';
    case 'damaged':
      return 'Este arquivo está incompleto ou foi alterado. Nada foi recuperado.';
    case 'other-user':
      return 'Este arquivo é de outro usuário. Entre como ele para recuperar. Nada foi recuperado.';
    case 'full':
    case 'unavailable':
      return storageMessage(error);
  }
}
