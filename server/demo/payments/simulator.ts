import { pixCodigo } from '#domain/payment/pix-codigo.ts';
import { imagemDoPagamento } from '#server/demo/imagens/endereco.ts';
import { BANDEIRAS_DESENHADAS, NOME_PIX } from '#server/demo/imagens/pagamento-svg.ts';
import type { Cobranca, NovaCobranca, Pagamentos, Pix } from '#server/provider/port.ts';

/** A Pix as the demonstration's page shows it. `valor` in cents. */
export type PixSimulado = {
  readonly txid: string;
  readonly idPrePedido: number;
  readonly valor: number;
  readonly expiraEm: Date;
  readonly situacao: Pix['situacao'] | 'cancelada';
};

/** Charges no money: the card's last digits decide a charge; a person or a test decides a Pix. */
export type Simulador = Pagamentos & {
  /** Every Pix since the start, newest first. */
  listarPix(): readonly PixSimulado[];
  /** Pays a Pix, also one that expired or failed. False for one that is unknown or cancelled, as in the following. */
  liquidarPix(txid: string): boolean;
  falharPix(txid: string): boolean;
  /** The next Pix gets its code only after this many look-ups. */
  atrasarCodigo(consultas: number): void;
};

/** True for a simulator, whose Pix payments are settled by hand. */
export const isSimulador = (pagamentos: Pagamentos): pagamentos is Simulador => 'liquidarPix' in pagamentos;

const IMAGENS = {
  pix: imagemDoPagamento(NOME_PIX),
  bandeiras: new Map(BANDEIRAS_DESENHADAS.map(([id, nome]) => [id, imagemDoPagamento(nome)])),
};

type PixRow = PixSimulado & { readonly copiaECola: string; readonly semCodigoPor: number };

const EXPIRADA: Pix = { situacao: 'expirada', copiaECola: '' };
const SEM_SALDO = 'O cartão foi recusado pelo banco emissor. Use outro cartão ou outro meio de pagamento.';

/** The last digits of published test numbers; any other number is charged. */
const FINAIS: Readonly<Record<string, 'recusa' | 'silencio' | 'silencio-cobrado'>> = {
  '0002': 'recusa',
  '0119': 'silencio',
  '0127': 'silencio-cobrado',
};

/** A provider in memory, for demonstrations and tests: its data is lost with the process. */
export function createSimulador(clock: () => Date): Simulador {
  const cobrancas = new Map<string, Cobranca>();
  const pixes = new Map<string, PixRow>();
  const cancelados = new Set<string>();
  let atraso = 0;

  const put = (txid: string, change: Partial<PixRow>): void => {
    const row = pixes.get(txid);
    if (row !== undefined) pixes.set(txid, { ...row, ...change });
  };
  const decidePix = (txid: string, situacao: 'paga' | 'erro'): boolean => {
    const row = pixes.get(txid);
    const isOpen = row !== undefined && row.situacao !== 'cancelada';
    if (isOpen) put(txid, { situacao });
    return isOpen;
  };
  const answer = (txid: string): Pix => {
    const row = pixes.get(txid);
    if (row === undefined) return { situacao: 'erro', copiaECola: '' };
    put(txid, { semCodigoPor: Math.max(0, row.semCodigoPor - 1) });
    const { situacao } = row;
    const isOver = situacao === 'pendente' && clock() >= row.expiraEm;
    return {
      situacao: isOver || situacao === 'cancelada' ? 'expirada' : situacao,
      copiaECola: row.semCodigoPor > 0 ? '' : row.copiaECola,
    };
  };

  return {
    imagens: IMAGENS,
    cartaoLiberado: async () => true,
    async cobrarCartao(nova) {
      const known = cobrancas.get(nova.referencia);
      if (known !== undefined) return known;
      const { told, done } = decide(nova);
      if (done !== undefined) cobrancas.set(nova.referencia, done);
      return told;
    },
    consultarCartao: async (referencia) => cobrancas.get(referencia) ?? { situacao: 'inexistente' },
    async criarPix({ txid, valor, expiraEm, idPrePedido }) {
      if (cancelados.has(txid)) return EXPIRADA;
      if (!pixes.has(txid)) {
        const local = `pix.demonstracao.example/v2/${txid}`;
        const copiaECola = pixCodigo({ local, valor, recebedor: 'Maleta Demonstracao', cidade: 'Guarulhos' });
        const row = { txid, idPrePedido, valor, expiraEm, copiaECola, semCodigoPor: atraso };
        pixes.set(txid, { ...row, situacao: 'pendente' });
        atraso = 0;
      }
      return answer(txid);
    },
    consultarPix: async (txid) => answer(txid),
    listarPix: () => [...pixes.values()].reverse(),
    async cancelarPix(txid) {
      if (pixes.get(txid)?.situacao === 'paga') return 'paga';
      put(txid, { situacao: 'cancelada' });
      cancelados.add(txid);
      return 'cancelada';
    },
    liquidarPix: (txid) => decidePix(txid, 'paga'),
    falharPix: (txid) => decidePix(txid, 'erro'),
    atrasarCodigo: (consultas) => {
      atraso = consultas;
    },
  };
}

/** A charge's reported and real outcome. No card data is kept. */
function decide({ referencia, cartao }: NovaCobranca): { told: Cobranca; done: Cobranca | undefined } {
  const paga: Cobranca = { situacao: 'paga', autorizacao: `D${referencia.slice(-6).toUpperCase()}` };
  const recusada: Cobranca = { situacao: 'recusada', mensagem: SEM_SALDO };
  const final = FINAIS[cartao.numero.slice(-4)];
  if (final === 'recusa') return { told: recusada, done: recusada };
  if (final === 'silencio') return { told: { situacao: 'desconhecida' }, done: undefined };
  if (final === 'silencio-cobrado') return { told: { situacao: 'desconhecida' }, done: paga };
  return { told: paga, done: paga };
}
