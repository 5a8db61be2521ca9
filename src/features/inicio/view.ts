import { formatTime } from '#lib/format-date.ts';
import type { Desfechos } from '#mirror/read-pedidos.ts';
import { type EnvioLinha, toEnvioLinha } from '#parts/cart/envio-linha.ts';
import { confirmadoWords } from '#parts/cart/envio-words.ts';
import { bloqueioOf } from '#parts/customer/cliente-bloqueio.ts';
import type { Preparo } from '#parts/customer/cliente-preparo.ts';
import { codigoDoCliente } from '#parts/customer/codigo-cliente.ts';
import { type Falta, preferenciaFalta } from '#parts/customer/preferencia-falta.ts';
import { type ScreenFiles, TELAS_SEM_NAVEGADOR } from '#parts/device/screen-files.ts';
import type { CatalogoStatus } from '#parts/device/use-sync-status.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';
import { type Choice, filterChoices } from '#ui/form/choice-filter.ts';
import type { Finalizado } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { EnviosLidos } from './queries.ts';

/** The greeting of the hour, by the portal's clock on the wall. */
export function saudacao(now: number): string {
  const hour = Number(formatTime(now).slice(0, 2));
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}

/** The name by which a person is greeted. */
export const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? '';

/** Whether the device can work for a customer without a signal. Instants in epoch milliseconds. */
export type Prontidao =
  | { kind: 'pronto'; produtos: number; at: number }
  | { kind: 'baixando'; done: number; total: number }
  /** `catalogo`, `cliente`, `precos`, `telas`: the missing data, in the order of arrival. */
  | { kind: 'falta'; falta: 'catalogo' | 'cliente' | Falta | 'precos' | 'telas'; motivo: string | null };

const telasMotivo = ({ state }: ScreenFiles, isConnected: boolean): string | null => {
  if (state === 'none') return TELAS_SEM_NAVEGADOR;
  return state === 'stopped' && isConnected ? 'Algumas não vieram.' : null;
};

export function prontidaoOf(
  cliente: ClienteRow,
  catalogo: CatalogoStatus | null,
  precos: { at: number } | null,
  telas: ScreenFiles,
  isConnected: boolean,
): Prontidao {
  if (!catalogo?.geracao) {
    if (catalogo?.state === 'loading' && catalogo.total > 0) {
      return { kind: 'baixando', done: catalogo.done, total: catalogo.total };
    }
    return { kind: 'falta', falta: 'catalogo', motivo: catalogo?.error ?? null };
  }
  if (!cliente.detalhe) return { kind: 'falta', falta: 'cliente', motivo: null };
  const falta = preferenciaFalta(cliente.detalhe);
  if (falta !== null) return { kind: 'falta', falta, motivo: null };
  if (!precos) return { kind: 'falta', falta: 'precos', motivo: catalogo.error };
  if (telas.state !== 'kept')
    return { kind: 'falta', falta: 'telas', motivo: telasMotivo(telas, isConnected) };
  return { kind: 'pronto', produtos: catalogo.total, at: precos.at };
}

const wordsOfPaga = (
  { nomeCliente, total, at, isCerto, numeros = [] }: Finalizado,
  desfechos: Desfechos,
): Omit<EnvioLinha, 'key' | 'href'> => ({
  nome: 'Pagamento',
  nomeCliente,
  words: isCerto
    ? confirmadoWords(numeros, desfechos)
    : { texto: 'Confira se foi confirmado', tone: 'caution' },
  at,
  total,
});

/** A paid cart. After the server went back to a backup its id may be another cart: the list of orders is opened. */
const toLinhaPaga = (finalizado: Finalizado, desfechos: Desfechos): EnvioLinha => ({
  key: `carrinho:${finalizado.idCarrinho}${finalizado.deOutraEpoca ? `:${finalizado.at}` : ''}`,
  href: finalizado.deOutraEpoca ? routes.pedidos : confirmacaoDoCarrinhoHref(finalizado.idCarrinho),
  ...wordsOfPaga(finalizado, desfechos),
});

/** The newest submissions and paid carts, at most `count` of them. */
export function toEnvioLinhas(
  { envios, parked, finalizados, ...desfechos }: EnviosLidos,
  count: number,
): EnvioLinha[] {
  const linhas = [
    ...envios.map((envio) => toEnvioLinha(envio, parked, desfechos)),
    ...finalizados.map((finalizado) => toLinhaPaga(finalizado, desfechos)),
  ];
  return linhas.toSorted((a, b) => b.at - a.at).slice(0, count);
}

/** A customer to be chosen. */
export type ClienteEscolha = Choice & { id: number; code: string; motivo: string | null };

/** The customers whose name, tax id (with or without its dots) or code holds every word, accents aside. */
export function findClientes(clientes: readonly ClienteRow[], query: string): readonly ClienteEscolha[] {
  const choices = clientes.map((cliente) => {
    const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
    return {
      id: cliente.idPessoa,
      text: nome,
      detail: [cpfCnpjFormatado, cliente.detalhe?.dadosGerais.cidade].filter(Boolean).join(' · '),
      code: codigoDoCliente(cliente),
      keywords: cpfCnpjFormatado.replace(/\D/g, ''),
      motivo: bloqueioOf(cliente),
    };
  });
  return filterChoices(choices, query);
}

/** How many customers are ready without a signal, and the ids of those that nothing makes ready by itself. */
export function prontosOf(
  clientes: readonly Pick<ClienteRow, 'idPessoa'>[],
  preparos: ReadonlyMap<number, Preparo>,
): { prontos: number; faltam: number[] } {
  const ids = clientes.map(({ idPessoa }) => idPessoa);
  const toneOf = (id: number) => preparos.get(id)?.tone;
  return {
    prontos: ids.filter((id) => toneOf(id) === 'positive').length,
    faltam: ids.filter((id) => toneOf(id) === 'neutral' || toneOf(id) === 'caution'),
  };
}
