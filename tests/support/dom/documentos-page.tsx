import { screen, within } from '@testing-library/react';
import { consultarClienteDadosGerais, type DatasRegulatorias } from '#contract/customers/cliente.ts';
import {
  consultarPendenciaSituacoes,
  consultarPendencias,
  PENDENCIA_ABERTA,
  type Pendencia,
} from '#contract/documents/pendencia.ts';
import { consultarTamanhoMaximoArquivo } from '#contract/documents/revisao.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { descricaoPendencia, SITUACOES_DA_PENDENCIA } from '#domain/documents/pendencia.ts';
import { DocumentosScreen } from '#features/documentos/documentos-screen.tsx';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { putPendencias } from '#mirror/pendencias.ts';
import { beginSession, CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import type { FakeServer } from './fake-server.ts';
import { renderPage } from './page.tsx';
import type { person } from './person.ts';
import { clienteSample, detalheSample } from './samples.ts';

export const OUTRO = 102;
export const NOME_DO_OUTRO = 'Drogaria do Outro Lado';

const DAY_MS = 86_400_000;

/** A request of this many days ago. */
export const pendenciaDe = (id: number, dias: number, situacao = PENDENCIA_ABERTA): Pendencia => ({
  dataPendencia: toBusinessInstant(new Date(Date.now() - dias * DAY_MS)),
  cliente: { pessoa: { idPessoa: CLIENTE, cpfCnpj: '11222333000181', nome: 'Farmácia Modelo' } },
  situacao: { idPendenciaDocumentoClienteSituacao: situacao, descricao: descricaoPendencia(situacao) },
  origem: { descricao: 'Portal' },
  idPendenciaDocumento: id,
  formato: 'pdf',
  tamanho: 3 * 1024 * 1024,
  dataResolucao: null,
});

/** A server with these requests, twenty a page, and files of 5,120 KB at most. */
export function servePendencias(server: FakeServer, pendencias: readonly Pendencia[]): void {
  server.answer(consultarPendencias, ({ query }) => {
    const from = (Number(query.get('paginaAtual')) - 1) * 20;
    return { colecao: pendencias.slice(from, from + 20), totalRegistros: pendencias.length };
  });
  server.reply(consultarPendenciaSituacoes, [...SITUACOES_DA_PENDENCIA]);
  server.reply(consultarTamanhoMaximoArquivo, 5120);
}

const SEM_DATAS: DatasRegulatorias = {
  anvisa: null,
  sivisa: null,
  autorizacaoRetinoica: null,
  crfEstabelecimento: null,
  sipeagro: null,
};

/** A server that knows these dates of one customer, and none of others. */
export function serveDatas(
  server: FakeServer,
  idPessoaCliente: number,
  datas: Partial<DatasRegulatorias>,
): void {
  const { dadosGerais } = detalheSample(sampleCliente({ idPessoaCliente }, {}), 'x');
  server.answer(consultarClienteDadosGerais, ({ query }) => ({
    ...dadosGerais,
    ...(query.get('idPessoaCliente') === String(idPessoaCliente) && {
      datasRegulatorias: { ...SEM_DATAS, ...datas },
    }),
  }));
}

/** The screen of a user with two customers, the first one served. */
export async function openDocumentos({
  search = '',
  guardadas,
  total,
}: {
  search?: string;
  guardadas?: readonly Pendencia[];
  total?: number;
} = {}): Promise<PageDevice> {
  history.replaceState(null, '', `/DocumentosRegulatorios${search}`);
  const device = await openPageDevice();
  beginSession();
  await device.vault.clientes.put({ ...clienteSample(OUTRO, NOME_DO_OUTRO, null), ordem: 2 });
  if (guardadas !== undefined) {
    const [ate, de] = [new Date(), new Date(Date.now() - 31 * DAY_MS)].map((day) =>
      toBusinessInstant(day).slice(0, 10),
    );
    const valor = { de: de ?? '', ate: ate ?? '', total: total ?? guardadas.length, pendencias: guardadas };
    await putPendencias(device.vault, CLIENTE, { at: Date.now() - 120_000, valor });
  }
  renderPage(<DocumentosScreen />, device);
  return device;
}

/** The texts of the rows, without the header. */
export const linhas = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('grid', { name: 'Solicitações' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** A file of this many bytes that begins and ends as a PDF. */
export function pdf(size = 100, name = 'alvara.pdf', mark = 0): File {
  const bytes = new Uint8Array(size).fill(mark);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  bytes.set(new TextEncoder().encode('%%EOF'), size - 5);
  return new File([bytes], name);
}

/** The dialog's parts and acts, once it is open. */
export async function openRevisao(user: ReturnType<typeof person>) {
  await user.click(await screen.findByRole('button', { name: /^Revisar Documento/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar revisão de documentos' }));
  return {
    dialog,
    cliente: () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Cliente' }),
    escolher: (file: File) => user.upload(dialog.getByLabelText('Arquivo de Arquivo'), file),
    enviar: () => user.click(dialog.getByRole('button', { name: 'Enviar' })),
  };
}

/** The same with this file, which the device keeps. */
export async function openRevisaoWith(user: ReturnType<typeof person>, file = pdf()) {
  const device = await openDocumentos();
  const revisao = await openRevisao(user);
  await revisao.escolher(file);
  await revisao.dialog.findByText(file.name);
  return { device, ...revisao };
}

/** The draft of a customer on the device. */
export const rascunhoDe = async ({ vault }: PageDevice, id = CLIENTE) => vault.rascunhos.get(id);

export const SEM_RESPOSTA =
  'O último envio ficou sem resposta. Envie de novo: a solicitação não é feita duas vezes.';
