import { fail, ok, type Result } from '#lib/result.ts';
import { decodeLayout } from '#server/integration/layouts/decode-layout.ts';
import type { FalhaLayout, RegistroLido, Valor } from '#server/integration/layouts/layout.ts';
import { LAYOUTS } from '#server/integration/layouts/layouts.ts';
import { MOTIVOS, RESPOSTAS } from '#server/integration/layouts/reasons.ts';

/** A line of an order that the company does not deliver as it was ordered. */
export type ItemRespondido = {
  readonly posicao: number;
  readonly produto: string;
  readonly quantidadeAtendida: number;
  readonly motivo: string;
};

/** The company's answer to an order. */
export type Resposta = {
  readonly linha: number;
  readonly idPrePedido: number;
  /** '' in a refusal. */
  readonly numeroErp: string;
  readonly resposta: keyof typeof RESPOSTAS;
  /** Its reason in words, and the company's own ones. */
  readonly motivo: string;
  /** The company's own words for the customer; '' without any. */
  readonly mensagem: string;
  /** The day of delivery, where the answer says it. */
  readonly previsaoEntrega: string | undefined;
  /** The moment of the answer; undefined when the file does not say its time. */
  readonly em: Date | undefined;
  /** The customer by its digits, where the layout says it. */
  readonly cpfCnpj: string | undefined;
  readonly itens: readonly ItemRespondido[];
};

const textOf = (value: Valor | undefined): string => (typeof value === 'string' ? value : '');

const isMotivo = (code: string): code is keyof typeof MOTIVOS => Object.hasOwn(MOTIVOS, code);
const motivoOf = (value: Valor | undefined): string => {
  const code = textOf(value);
  return isMotivo(code) ? MOTIVOS[code] : code;
};
const isResposta = (code: string): code is keyof typeof RESPOSTAS => Object.hasOwn(RESPOSTAS, code);

/** A moment in the business time zone; a file that gives no time does not say it. */
function momentOf(dia: Valor | undefined, hora: Valor | undefined): Date | undefined {
  const [, h, m, s] = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(textOf(hora)) ?? [];
  return h === undefined ? undefined : new Date(`${textOf(dia)}T${h}:${m}:${s}-03:00`);
}

function itemOf({ campos }: RegistroLido): ItemRespondido {
  return {
    posicao: Number(campos['posicao']),
    produto: textOf(campos['produto']),
    quantidadeAtendida: Number(campos['quantidadeAtendida']),
    motivo: motivoOf(campos['motivo']),
  };
}

type Rest = Pick<Resposta, 'em' | 'cpfCnpj' | 'itens'>;

function respostaOf({ linha, campos }: RegistroLido, rest: Rest): Resposta {
  const code = textOf(campos['resposta']);
  const mensagem = textOf(campos['mensagem']);
  if (!isResposta(code)) throw new Error(`the layout let the answer ${code} pass`);
  return {
    ...rest,
    linha,
    idPrePedido: Number(campos['idPrePedido']),
    numeroErp: textOf(campos['numeroErp']),
    resposta: code,
    motivo: [motivoOf(campos['motivo']), mensagem].filter(Boolean).join(': '),
    mensagem,
    previsaoEntrega: textOf(campos['previsaoEntrega']) || undefined,
  };
}

/** The answers of a file in either layout, or its first fault. */
export function readRespostas(bytes: Uint8Array): Result<Resposta[], FalhaLayout> {
  const isHouse = Buffer.from(bytes.subarray(0, 16)).includes('|0000|');
  const read = decodeLayout(isHouse ? LAYOUTS.recebimentos : LAYOUTS.ret, bytes);
  if (!read.ok) return fail(read.error);
  const [head] = read.value;
  if (head === undefined) return ok([]);
  const itensOf = (records: readonly RegistroLido[]) =>
    records.filter(({ registro }) => registro === 'item').map(itemOf);
  if (!isHouse) {
    const { data, hora, cpfCnpj } = head.campos;
    const em = momentOf(data, hora);
    return ok([respostaOf(head, { em, cpfCnpj: textOf(cpfCnpj), itens: itensOf(read.value) })]);
  }
  const em = momentOf(head.campos['geradoEm'], head.campos['hora']);
  return ok(
    read.value
      .filter(({ registro }) => registro === 'resposta')
      .map((record) => respostaOf(record, { em, cpfCnpj: undefined, itens: itensOf(record.filhos) })),
  );
}
