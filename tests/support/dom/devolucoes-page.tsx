import { screen, within } from '@testing-library/react';
import type { Devolucao } from '#contract/returns/devolucao.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { DevolucoesScreen } from '#features/devolucoes/devolucoes-screen.tsx';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { putDevolucoes } from '#mirror/devolucoes.ts';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import { CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';

export const hoje = businessDayOf(new Date());
const hora = (n: number) => `${hoje}T00:0${n}:00-03:00`;
const situacao = (idSituacao: number, descSituacao: string) => ({ idSituacao, descSituacao });
export const RASCUNHO = devolucaoSample(901, { dataDevolucao: hora(1) });
export const PRONTA = devolucaoSample(902, {
  dataDevolucao: hora(2),
  idDevolucaoVenda: 5002,
  operacaoSituacao: situacao(4, 'Pronta para coleta'),
  devolucaoVendaTipo: { idDevolucaoVendaTipo: 1 },
});
const EM_COLETA = devolucaoSample(903, {
  dataDevolucao: hora(3),
  idDevolucaoVenda: 5003,
  operacaoSituacao: situacao(11, 'Em coleta'),
});
/** In a situation that only the company knows. */
const OUTRA = devolucaoSample(904, {
  dataDevolucao: hora(4),
  idDevolucaoVenda: 5004,
  operacaoSituacao: { ...situacao(77, 'Em vistoria'), corNoPortal: '#aa00bb' },
});

/** A device at the list of returns that keeps `kept`; null: it never read them. */
export async function openList(
  kept: readonly Devolucao[] | null,
  address = '/devolucao',
): Promise<PageDevice> {
  history.replaceState(null, '', address);
  const device = await openPageDevice();
  if (kept !== null) await putDevolucoes(device.vault, CLIENTE, kept, { at: Date.now(), feitas: [] });
  return device;
}

/** Renders the list of returns. */
export async function show(device: PageDevice, isOffline = false): Promise<void> {
  if (isOffline) await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  renderPage(<DevolucoesScreen />, device);
}

/** A rendered list of returns, of the four samples unless told. */
export async function showList(
  kept: readonly Devolucao[] = [RASCUNHO, PRONTA, EM_COLETA, OUTRA],
  address?: string,
): Promise<PageDevice> {
  const device = await openList(kept, address);
  await show(device);
  return device;
}

export const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Devoluções' }))
    .getAllByRole('row')
    .slice(1);
export const numbers = async () => (await rows()).map((row) => /90\d|N\dN-\d{3}/.exec(row.textContent)?.[0]);
export const rowOf = async (text: string) =>
  must(
    (await rows()).find((row) => row.textContent.includes(text)),
    text,
  );

/** Makes a total return on the device, which waits for its request. */
export const nova = (device: PageDevice) =>
  dispatchDevolucaoCriar(
    device.vault,
    {
      idPessoaCliente: CLIENTE,
      nomeCliente: 'Farmácia Modelo',
      nota: {
        idTitulo: 41,
        numDocumento: '310041',
        serieDocumento: '1',
        dataDocumento: hora(0),
        valorTotalNota: 20_000,
        idPessoaEmitente: 1,
        prazoAte: null,
      },
      isTotal: true,
      idDevolucaoMotivo: 2,
      descDevolucaoMotivo: 'Erro de pedido',
      notaEletronica: true,
      observacoes: '',
    },
    device.env,
  );
