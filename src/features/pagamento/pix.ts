import { type CobrancaPix, PIX_DISPONIVEL, PIX_PAGO, PIX_PROBLEMA } from '#contract/payment/pagamento-pix.ts';

/** Looks at a Pix are so far apart. */
export const CONSULTA_MS = 5000;

/** So many looks without a text, and the code is given up. */
const CONSULTAS_SEM_TEXTO = 20;

/** 1 waiting for the payment (or for the code), 2 paid, 3 a problem, 4 the code could not be made; 0 no Pix at all. */
export const PIX_ESTADO = { indisponivel: 0, aguardando: 1, pago: 2, problema: 3, erro: 4 } as const;

export type PixEstado = (typeof PIX_ESTADO)[keyof typeof PIX_ESTADO];

/** A charge as it was last read; `semTexto` counts the looks that found no text yet. */
export type PixLido = { cobranca: CobrancaPix; semTexto: number };

/** A charge read again. */
export const lerPix = (antes: PixLido | undefined, cobranca: CobrancaPix): PixLido => ({
  cobranca,
  semTexto: cobranca.textoImagemQRCode === '' ? (antes?.semTexto ?? 0) + 1 : 0,
});

/** The state of a charge on screen. */
export function pixEstadoOf({ cobranca, semTexto }: PixLido): PixEstado {
  if (cobranca.idIntegracaoApiCobrancaPixTransacaoSituacao === PIX_PAGO) return PIX_ESTADO.pago;
  if (cobranca.idIntegracaoApiSituacao !== PIX_DISPONIVEL) return PIX_ESTADO.indisponivel;
  if (cobranca.idIntegracaoApiCobrancaPixTransacaoSituacao === PIX_PROBLEMA) return PIX_ESTADO.problema;
  return semTexto >= CONSULTAS_SEM_TEXTO ? PIX_ESTADO.erro : PIX_ESTADO.aguardando;
}

/** The time left of a code, as `mm:ss`; `00:00` after its end, and never more than all its time. */
export function restanteText({ desde, ate }: { desde: string; ate: string }, now: number): string {
  const end = Date.parse(ate);
  const left = Math.max(0, Math.ceil((end - Math.max(now, Date.parse(desde))) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
