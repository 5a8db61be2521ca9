import type { Parametros } from '#contract/parametro.ts';
import type { Database } from '#server/store/schema.ts';

/** What this installation calls itself. Missing parameters have plain defaults. */
export async function readParametros(
  db: Database,
): Promise<Omit<Parametros, 'versaoContrato' | 'demonstracao'>> {
  const rows = await db.selectFrom('parametro').select(['nome', 'valor']).execute();
  const valor = new Map(rows.map((row) => [row.nome, row.valor]));
  const fonteCatalogo = valor.get('fonteCatalogo');
  return {
    nomeEmpresaEcommerce: valor.get('nomeEmpresaEcommerce') ?? 'Maleta',
    nomeInstalacaoEcommerce: valor.get('nomeInstalacaoEcommerce') ?? 'maleta',
    urlIconeEmpresa: valor.get('urlIconeEmpresa') || null,
    habilitarGoogleAnalytics: valor.get('habilitarGoogleAnalytics') === 'true',
    ...(fonteCatalogo === undefined ? {} : { fonteCatalogo }),
  };
}
