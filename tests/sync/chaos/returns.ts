import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import { podeMover } from '#domain/returns/regras.ts';
import { must } from '#lib/must.ts';
import {
  adoptRascunho,
  discardDevolucao,
  finalizarComRestam,
  retryDevolucao,
} from '#outbox/devolucoes/decide-devolucao.ts';
import {
  dispatchDevolucao,
  dispatchDevolucaoCriar,
  dispatchExcluirComRecusas,
} from '#outbox/devolucoes/dispatch-devolucao.ts';
import { dispatchFoto } from '#outbox/devolucoes/dispatch-foto.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { AquiDoCliente, MudancaCommand } from '#outbox/devolucoes/queue-change.ts';
import { readDevolucoes } from '#outbox/devolucoes/read-devolucoes.ts';
import { refazerDevolucao } from '#outbox/devolucoes/refazer-devolucao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { pullDevolucoes } from '#sync/pull/pull-devolucoes.ts';
import type { NotaVista } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Device } from './device.ts';
import type { Random } from './random.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';

/** Invoices of customers that every device may serve, with few units, so that devices want the same ones. */
const NOTAS = [
  { idTitulo: 1, idPessoaCliente: 101 },
  { idTitulo: 2, idPessoaCliente: 101 },
  { idTitulo: 3, idPessoaCliente: 104 },
] as const;

const LOTES = [
  { nItem: 1, idProduto: 1, lote: 'A', quantidade: 3 },
  { nItem: 1, idProduto: 1, lote: 'B', quantidade: 2 },
  { nItem: 2, idProduto: 2, lote: 'C', quantidade: 4 },
] as const;

const VALOR = 100_00;

/** Adds the invoices, issued now by the server's clock, with their lines and lots. */
export async function insertNotas(db: Database): Promise<void> {
  await db
    .insertInto('notaFiscal')
    .values(
      NOTAS.map(({ idTitulo, idPessoaCliente }) => ({
        idTitulo,
        idPrePedido: null,
        idPessoaEmitente: 1,
        idPessoaDestinatario: idPessoaCliente,
        numDocumento: idTitulo,
        serieDocumento: '1',
        chaveAcesso: String(idTitulo).padStart(44, '0'),
        descOperacao: 'Venda',
        valorTotalNota: 2 * VALOR,
        dataDocumento: new Date(),
      })),
    )
    .execute();
  const semIcms = { cfop: '', base: 0, icms: 0, aliquotaIcms: 0, baseSt: 0, fcpSt: 0 };
  const linha = { ...semIcms, idItemTipo: 1, descricao: 'x', valorUnitario: 0, desconto: 0, st: 0 };
  await db
    .insertInto('notaFiscalItem')
    .values(
      NOTAS.flatMap(({ idTitulo }) =>
        [
          { nItem: 1, idItem: 1, codigo: '1', quantidade: 5 },
          { nItem: 2, idItem: 2, codigo: '2', quantidade: 4 },
        ].map((item) => ({
          ...linha,
          ...item,
          idTitulo,
          valor: VALOR,
          valorTotal: VALOR,
          refrigerado: false,
          controlado: false,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('notaFiscalItemLote')
    .values(
      NOTAS.flatMap(({ idTitulo }) =>
        LOTES.map(({ nItem, lote, quantidade }) => ({
          idTitulo,
          nItem,
          lote,
          quantidade,
          dataFabricacao: null,
          dataValidade: null,
        })),
      ),
    )
    .execute();
}

/** One of these invoices as a device shows it. */
export const notaVista = (idTitulo: number): NotaVista => ({
  idTitulo,
  numDocumento: String(idTitulo),
  serieDocumento: '1',
  dataDocumento: '2026-11-20T09:00:00-03:00',
  valorTotalNota: 2 * VALOR,
  idPessoaEmitente: 1,
  prazoAte: '2026-11-27',
});

const clienteOf = (idPessoaCliente: number) => ({ idPessoaCliente, nomeCliente: String(idPessoaCliente) });

async function make(device: Device, tab: Tab, random: Random, nota: (typeof NOTAS)[number]): Promise<string> {
  const isTotal = random.chance(0.15);
  const made = await dispatchDevolucaoCriar(
    tab.vault,
    {
      ...clienteOf(nota.idPessoaCliente),
      nota: notaVista(nota.idTitulo),
      isTotal,
      idDevolucaoMotivo: isTotal ? 2 : null,
      descDevolucaoMotivo: '',
      notaEletronica: true,
      observacoes: '',
    },
    device.envOf(tab),
  );
  return `return of ${nota.idTitulo}${isTotal ? ', whole' : ''}: ${made.ok ? made.value.devolucao : made.error.kind}`;
}

function changeOf(random: Random, aqui: DevolucaoAqui, hasPhotographs: boolean): MudancaCommand {
  const { idProduto, lote, quantidade: units } = random.pick(LOTES);
  const kind = random.weighted([
    [6, 'item'],
    [1.5, 'remove'],
    [aqui.itens.length > 0 ? 3 : 0, 'finish'],
    [0.7, 'delete'],
    [hasPhotographs && aqui.fotos.length > 0 ? 0.8 : 0, 'remove-photo'],
  ] as const);
  if (kind === 'remove-photo') return { tipo: 'devolucao-foto-excluir', foto: random.pick(aqui.fotos).id };
  if (kind === 'remove') return { tipo: 'devolucao-item-excluir', idProduto, descProduto: 'x', lote };
  if (kind === 'finish') return { tipo: 'devolucao-finalizar', itens: [...aqui.itens] };
  if (kind === 'delete') return { tipo: 'devolucao-excluir' };
  const item = {
    idProduto,
    descProduto: 'x',
    lote,
    dataVencimento: null,
    quantidade: random.int(1, units),
    idDevolucaoMotivo: random.int(1, 5),
    descDevolucaoMotivo: 'm',
    valor: 1,
  };
  return { tipo: 'devolucao-item', item };
}

/** Notes a broken rule if the device does not show a line of a return that was reported as saved. */
async function expectShown(
  { name, observer, ledger }: Device,
  idPessoaCliente: number,
  devolucao: string,
  command: MudancaCommand,
): Promise<void> {
  if (command.tipo !== 'devolucao-item') return;
  const { item } = command;
  const aqui = (await readDevolucoes(observer, idPessoaCliente)).find((one) => one.devolucao === devolucao);
  const shown = aqui?.itens.find((one) => one.idProduto === item.idProduto && one.lote === item.lote);
  if (shown?.quantidade !== item.quantidade)
    ledger.broken.push(
      `${name}: ${devolucao} lot ${item.lote} was saved as ${item.quantidade}, shown ${shown?.quantidade}`,
    );
}

/** A JPEG by its first bytes, unlike any other. */
const jpegOf = (random: Random): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode(random.uuid())]);

/** Adds a photograph to a draft, and notes a broken rule if the device does not show it. */
async function photograph(device: Device, tab: Tab, random: Random, cliente: AquiDoCliente): Promise<string> {
  const { devolucao } = cliente.aqui;
  const saved = await dispatchFoto(tab.vault, cliente, jpegOf(random), device.envOf(tab));
  if (!saved.ok) return `photograph of ${devolucao}: ${saved.error.kind}`;
  const all = await readDevolucoes(device.observer, cliente.idPessoaCliente);
  const aqui = all.find((one) => one.devolucao === devolucao);
  if (!aqui?.fotos.some(({ id }) => id === saved.value))
    device.ledger.broken.push(
      `${device.name}: ${devolucao} photograph ${saved.value} is saved and not shown`,
    );
  return `photograph ${saved.value} of ${devolucao}`;
}

/** Makes a return, or changes one: its lines, its photographs, its end, its situation. */
async function goOn({ random, troubles }: Stage, device: Device, tab: Tab): Promise<string> {
  const hasPhotographs = troubles.has('photographs');
  const nota = random.pick(NOTAS.filter(({ idPessoaCliente }) => device.clientes.includes(idPessoaCliente)));
  const all = (await readDevolucoes(tab.vault, nota.idPessoaCliente)).filter(
    ({ idTitulo }) => idTitulo === nota.idTitulo,
  );
  const draft = all.find(({ isFinalizada }) => !isFinalizada);
  const movable = all.filter(({ id, idSituacao }) => id !== null && podeMover(idSituacao));
  const isMoving = draft === undefined && movable.length > 0 && random.chance(0.4);
  const aqui = isMoving ? random.pick(movable) : draft;
  if (aqui === undefined) return make(device, tab, random, nota);
  const cliente = { ...clienteOf(nota.idPessoaCliente), aqui };
  if (hasPhotographs && !isMoving && random.chance(0.15)) return photograph(device, tab, random, cliente);
  const command: MudancaCommand = isMoving
    ? { tipo: 'devolucao-situacao', idSituacao: random.pick([DEVOLUCAO_PRONTA, DEVOLUCAO_EM_COLETA]) }
    : changeOf(random, aqui, hasPhotographs);
  const saved =
    command.tipo === 'devolucao-excluir'
      ? await dispatchExcluirComRecusas(tab.vault, cliente, device.envOf(tab))
      : await dispatchDevolucao(tab.vault, cliente, [command], device.envOf(tab));
  if (saved.ok) await expectShown(device, nota.idPessoaCliente, aqui.devolucao, command);
  return `${command.tipo} of ${aqui.devolucao}: ${saved.ok}`;
}

/** Decides on a refused change of a return. */
export async function decideReturn(
  device: Device,
  tab: Tab,
  random: Random,
  parked: ParkedRow,
): Promise<string> {
  const { key, intent, codigo, restam, rascunho } = parked;
  const env = device.envOf(tab);
  if (intent.tipo === 'devolucao-finalizar' && restam && random.chance(0.6)) {
    await finalizarComRestam(tab.vault, key, env);
    return `finalise ${key} with what is left`;
  }
  if (rascunho !== undefined && random.chance(0.5)) {
    await adoptRascunho(tab.vault, key, env);
    return `go on in ${rascunho} instead of ${key}`;
  }
  if (codigo === 'nao-encontrado' && random.chance(0.5)) {
    const done = await refazerDevolucao(tab.vault, key, env);
    return `make anew instead of ${key}: ${done.ok ? 'saved' : done.error.kind}`;
  }
  if (random.chance(0.5)) {
    await retryDevolucao(tab.vault, key, null, env);
    return `retry ${key}`;
  }
  await discardDevolucao(tab.vault, key, env);
  return `discard ${key}`;
}

/** Refreshes the returns of a customer. */
export const pullReturns = async (device: Device, tab: Tab, idPessoaCliente: number): Promise<void> => {
  const pulled = await pullDevolucoes(device.envOf(tab), idPessoaCliente);
  must(pulled, 'a pull');
};

/** The events of returns, in a world that has them. */
export function returning(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  const { troubles, random } = stage;
  if (!troubles.has('returns') || tab === undefined) return [];
  return [
    [
      8,
      async () => {
        stage.byUser = true;
        return `${tab.name}: ${await goOn(stage, device, tab).catch(String)}`;
      },
    ],
    [
      1.5,
      () => (
        void pullReturns(device, tab, random.pick(device.clientes)).catch(() => undefined), 'pull of returns'
      ),
    ],
  ];
}
