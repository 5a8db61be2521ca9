import { type Recebivel, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import { linhaDigitavel } from '#domain/payment/boleto-linha.ts';
import { barrasDaParcela } from '#server/boleto/barras-da-parcela.ts';
import type { Scope } from '#server/db/scope.ts';
import { listBoletos } from './data/boletos.ts';

/** Adds the typeable lines of the boletos that can still be paid. */
export async function withLinhas(
  user: Scope,
  recebiveis: readonly Recebivel[],
  inventa: boolean,
): Promise<Recebivel[]> {
  const ids = recebiveis.flatMap(({ idBoleto, idSituacao }) =>
    idBoleto === null || idSituacao === SITUACAO_LIQUIDADA ? [] : [idBoleto],
  );
  const boletos = ids.length === 0 ? [] : await listBoletos(user, ids);
  const linhas = new Map(
    boletos.flatMap((boleto) => {
      const barras = barrasDaParcela(boleto, inventa);
      return barras === undefined ? [] : [[boleto.idBoleto, linhaDigitavel(barras)] as const];
    }),
  );
  return recebiveis.map((recebivel) => {
    const linha = recebivel.idBoleto === null ? undefined : linhas.get(recebivel.idBoleto);
    return linha === undefined ? recebivel : { ...recebivel, linhaDigitavel: linha };
  });
}
