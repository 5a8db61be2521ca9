import { SEM_AVISOS } from '#domain/cart/avisos-carrinho.ts';
import { isSameLinha, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Device } from './device.ts';

/**
 * A cart on a device's screen at one look, whether the device waits for a restored server's cart, and its
 * questions.
 */
export type Shown = { linhas: readonly LinhaPedida[]; isOld: boolean; asked: ReadonlySet<string> };

const quantityIn = (linhas: readonly LinhaPedida[], linha: LinhaPedida): number =>
  linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;

const holds = ({ intent }: ParkedRow, linha: LinhaPedida): boolean =>
  intent.tipo === 'linha'
    ? isSameLinha(intent.linha, linha)
    : intent.tipo === 'envio' && intent.linhas.some((l) => isSameLinha(l, linha));

/**
 * Checks the carts of a device while a server may be restored. The discovery itself changes no line on
 * screen; the cart read afterwards may. Each line that it removes or reduces must be reported: at the line,
 * as a finished cart, or as a question that came with it.
 */
export async function watchCarts(
  { name, observer, clientes, ledger }: Device,
  byUser: boolean,
): Promise<void> {
  for (const idPessoaCliente of clientes) {
    const base = await readCarrinhoBase(observer, idPessoaCliente);
    const linhas = foldBase(base).linhas;
    const isOld = base.snapshot?.deOutraEpoca ?? false;
    const asked = new Set(base.parked.map(({ key }) => key));
    const before = ledger.shown.get(idPessoaCliente);
    ledger.shown.set(idPessoaCliente, { linhas, isOld, asked });
    if (!before || byUser || isOld === before.isOld) continue;
    const avisos = base.snapshot?.avisos ?? SEM_AVISOS;
    const isTold = (linha: LinhaPedida) =>
      avisos.finalizado !== null ||
      avisos.linhas.some((a) => isSameLinha(a.linha, linha)) ||
      base.parked.some((p) => !before.asked.has(p.key) && holds(p, linha));
    for (const linha of before.linhas) {
      const now = quantityIn(linhas, linha);
      if (now >= linha.quantidade || (!isOld && isTold(linha))) continue;
      const what = `${linhaKey(linha)} of ${idPessoaCliente} fell from ${linha.quantidade} to ${now}`;
      ledger.broken.push(`${name}: ${what} with a restored server, and nobody was told`);
    }
  }
}
