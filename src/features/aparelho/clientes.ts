import { formatAge } from '#lib/format-age.ts';
import { keptClientes } from '#mirror/kept-clientes.ts';
import { PARTES, type Parte, type Prontidao, prontidaoDe } from '#mirror/prontidao.ts';
import { type Preparo, preparoOf } from '#parts/customer/cliente-preparo.ts';
import { preferenciaFalta } from '#parts/customer/preferencia-falta.ts';
import { codigoDoCliente } from '#parts/customer/codigo-cliente.ts';
import type { ScreenFiles } from '#parts/device/screen-files.ts';
import type { Choice } from '#ui/form/choice-filter.ts';
import type { CheckpointRow, DeviceRow } from '#vault/device-rows.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';

/** One customer of the device's list, found by name, code and CNPJ. */
export type ClienteNoAparelho = Choice & {
  id: number;
  isServed: boolean;
  /** The user pinned the customer to this device. */
  isTaken: boolean;
  preparo: Preparo;
  /** The ages of the customer's data, or the missing ones; '' without any. */
  idades: string;
  /** While loading: loaded parts, of how many. */
  progresso: { done: number; total: number } | null;
};

export type ClientesInput = {
  device: Pick<DeviceRow, 'idPessoaCliente' | 'recentes' | 'levarComigo'> | undefined;
  clientes: readonly ClienteRow[];
  carrinhos: readonly CarrinhoRow[];
  checkpoints: readonly CheckpointRow[];
};

const AGES: readonly { parte: Parte; nome: string }[] = [
  { parte: 'precos', nome: 'preços e estoque' },
  { parte: 'pedidos', nome: 'pedidos' },
  { parte: 'recebiveis', nome: 'títulos' },
];

const NAMES: Record<Parte, string> = {
  cliente: 'dados e limites',
  carrinho: 'carrinho',
  precos: 'preços',
  pedidos: 'pedidos',
  notas: 'notas fiscais',
  recebiveis: 'títulos',
};

const missingOf = ({ partes }: Prontidao): Parte[] => PARTES.filter((parte) => partes[parte] === null);

function idadesOf(prontidao: Prontidao, now: number): string {
  const ages = AGES.flatMap(({ parte, nome }) => {
    const at = prontidao.partes[parte];
    return at === null ? [] : [`${nome} ${formatAge(now - at)}`];
  });
  const missing = missingOf(prontidao).map((parte) => NAMES[parte]);
  const isSome = prontidao.desde !== null && missing.length > 0;
  return [...ages, ...(isSome ? [`falta: ${missing.join(', ')}`] : [])].join(' · ');
}

/** The user's customers with their data on this device: the served one first, then in the server's order. */
export function toClientes(input: ClientesInput, now: number): ClienteNoAparelho[] {
  const { device, clientes, carrinhos, checkpoints } = input;
  const kept = new Set(device ? keptClientes(device) : []);
  const connected = isConnected(checkpoints.find(({ name }) => name === 'connection'));
  const listed = clientes.map((row): ClienteNoAparelho => {
    const { idPessoa } = row;
    const { nome, cpfCnpjFormatado } = row.usuarioCliente.pessoa;
    const carrinho = carrinhos.find((c) => c.idPessoaCliente === idPessoa);
    const prontidao = prontidaoDe(row, carrinho, checkpoints);
    const preparo = preparoOf(
      prontidao,
      kept.has(idPessoa),
      connected,
      row.detalhe ? preferenciaFalta(row.detalhe) : null,
    );
    const done = PARTES.length - missingOf(prontidao).length;
    return {
      id: idPessoa,
      text: nome,
      code: codigoDoCliente(row),
      detail: `${codigoDoCliente(row)} · ${cpfCnpjFormatado}`,
      keywords: cpfCnpjFormatado.replaceAll(/\D/g, ''),
      isServed: device?.idPessoaCliente === idPessoa,
      isTaken: device?.levarComigo?.includes(idPessoa) ?? false,
      preparo,
      idades: idadesOf(prontidao, now),
      progresso: preparo.tone === 'sync' ? { done, total: PARTES.length } : null,
    };
  });
  return [...listed.filter((c) => c.isServed), ...listed.filter((c) => !c.isServed)];
}

/** All of them in one line; `isVindo` while the list is on its way. A single customer is ready only with every screen. */
export function clientesSummary(
  clientes: readonly ClienteNoAparelho[],
  telas: ScreenFiles,
  isVindo = false,
): string {
  const ready = clientes.filter((c) => c.preparo.tone === 'positive').length;
  const total = clientes.length;
  if (total === 0) return isVindo ? 'Trazendo os seus clientes' : 'Nenhum cliente neste aparelho';
  if (total === 1) {
    const isReady = ready === 1 && telas.state === 'kept';
    return isReady ? 'Pronto para trabalhar sem sinal' : 'Ainda não está pronto';
  }
  return `${ready} de ${total} ${ready === 1 ? 'pronto' : 'prontos'}`;
}
