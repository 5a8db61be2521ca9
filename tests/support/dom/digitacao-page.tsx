import { screen, within } from '@testing-library/react';
import { Route, Switch } from 'wouter';
import { itemDaNotaSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { DigitacaoScreen } from '#features/devolucao-nova/digitacao/digitacao-screen.tsx';
import { CLIENTE, putNota, TITULO } from '#features/devolucao-nova/nova-sample.ts';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { NotaVista } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import { person } from './person.ts';
import { soon } from './shown.ts';

const user = person();

export const ITENS = [
  itemDaNotaSample(1, { descProduto: 'ÁCIDO FÓLICO 5 MG' }),
  itemDaNotaSample(
    2,
    { descProduto: 'INSULINA', lote: 'F1', refrigerado: true },
    { lotesCorrigidos: [{ lote: 'F2', quantidade: 3 }] },
  ),
  itemDaNotaSample(3, { descProduto: 'DIPIRONA', lote: 'D1', devolvidas: 10 }),
];

/** Makes a draft on the device, which waits for its request. */
export async function putRascunho({ vault, env }: PageDevice, nota: Partial<NotaVista> = {}) {
  const made = await dispatchDevolucaoCriar(
    vault,
    {
      idPessoaCliente: CLIENTE,
      nomeCliente: 'Farmácia Modelo',
      nota: {
        idTitulo: TITULO,
        numDocumento: '310001',
        serieDocumento: '1',
        dataDocumento: '2026-11-25T10:00:00-03:00',
        valorTotalNota: 300_00,
        idPessoaEmitente: 2,
        prazoAte: null,
        ...nota,
      },
      isTotal: false,
      idDevolucaoMotivo: null,
      descDevolucaoMotivo: '',
      notaEletronica: true,
      observacoes: '',
    },
    env,
  );
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

/** Renders the entry at its address; at any other one it is left. */
export function renderEntry(device: PageDevice, id: number | string): void {
  history.replaceState(null, '', `/devolucao/digitacao?id=${id}&titulo=${TITULO}`);
  renderPage(
    <Switch>
      <Route path="/devolucao/digitacao">
        <DigitacaoScreen />
      </Route>
    </Switch>,
    device,
  );
}

/** The entry of a new draft on a device without a signal. */
export async function openEntry(nota: Partial<NotaVista> = {}) {
  const device = await openPageDevice();
  const { vault } = device;
  await putNota(vault, ITENS);
  const made = await putRascunho(device, nota);
  renderEntry(device, made.codigoLocal);
  await screen.findByRole('grid', { name: 'Itens da nota' });
  return { vault, device, ...made };
}

/** Puts units of a lot into the return, or other units. */
export async function inserir(produto: string, quantidade: string, motivo: string): Promise<void> {
  const name = new RegExp(`^(?:Inserir|Editar) ${produto}`);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.fill(dialog.getByRole('spinbutton'), quantidade);
  await user.selectOptions(dialog.getByLabelText('Motivo'), motivo);
  await user.click(dialog.getByRole('button', { name: /^(?:Inserir|Salvar)$/ }));
  await soon(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('the dialog is open');
  });
}

export const intents = async (vault: Vault) => (await vault.outbox.toArray()).map(({ intent }) => intent);
