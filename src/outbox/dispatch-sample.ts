import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { type LinhaCommand } from './carrinho/dispatch-linha.ts';
import {
  CLIENTE,
  linhaIntent,
  pagamentoIntent,
  sampleAviso,
  sampleCarrinho,
  sampleEnv,
  sampleGrupo,
  sampleLinha,
  sampleVault,
} from './outbox-sample.ts';

/** For tests: the current time. */
export const NOW = 9000;
/** For tests: the customer. */
export const ID = CLIENTE.idPessoaCliente;
/** For tests: the result of a saved command. */
export const SAVED = { ok: true, value: 'saved' };
/** For tests: an environment whose clock stands at `NOW`. */
export const env = () => sampleEnv(NOW);

/** For tests: a vault with these rows in its queue. */
export async function vaultWith(...rows: OutboxRow[]): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  return vault;
}

/** For tests: a vault with the server's open cart of these lines, and a notice about each. */
export async function vaultWithCart(
  linhas: { idItem: number; quantidade: number; filial?: number }[],
  ...rows: OutboxRow[]
) {
  const vault = await vaultWith(...rows);
  const extras = { de: { informar: true, numeroPedidoCliente: 'A', observacao: '' }, at: 3 };
  const { tipo: _, ...choice } = pagamentoIntent(1);
  await vault.carrinhos.put({
    idPessoaCliente: ID,
    carrinho: sampleCarrinho(linhas),
    at: 1,
    avisos: {
      linhas: linhas.map((l) => sampleAviso(l.idItem)),
      pagamentos: [
        { de: choice, at: 3 },
        { de: { ...choice, grupo: sampleGrupo(2) }, at: 3 },
      ],
      extras,
      finalizado: null,
    },
  });
  return vault;
}

/** For tests: the notices of the cart. */
export const avisos = async (vault: Vault) => (await vault.carrinhos.get(ID))?.avisos;
/** For tests: a command that sets the quantity of an item. */
export const command = (
  idItem: number,
  quantidade: number,
  over: Partial<LinhaCommand> = {},
): LinhaCommand => ({
  ...CLIENTE,
  linha: sampleLinha(idItem),
  quantidade,
  quantidadeAntes: 2,
  revisao: 5,
  visto: linhaIntent(idItem, quantidade).visto,
  ...over,
});
/** For tests: the queued quantities by item, and the kinds of the other rows. */
export const wishes = async (vault: Vault) =>
  (await vault.outbox.toArray()).map(({ seq, intent }) =>
    intent.tipo === 'linha' ? [seq, intent.linha.idItem, intent.quantidade] : [seq, intent.tipo],
  );

/** For tests: the browser commits the vault's next transaction but reports a failure to the page. */
export function loseCommit(vault: Vault): void {
  const transaction = vault.transaction.bind(vault);
  const lose = async (...args: unknown[]): Promise<never> => {
    Object.assign(vault, { transaction });
    await Reflect.apply(transaction, undefined, args);
    throw new DOMException('Connection to the database was lost', 'UnknownError');
  };
  Object.assign(vault, { transaction: lose });
}
