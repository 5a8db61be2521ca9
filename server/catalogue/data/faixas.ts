import type { Scope } from '#server/db/scope.ts';

/** The volume tiers of brands in a context, lowest quantity first. */
export const selectFaixas = async (scope: Pick<Scope, 'open'>, idContexto: string, idMarcas: number[]) =>
  idMarcas.length === 0
    ? []
    : await scope.open
        .selectFrom('marcaFaixa')
        .select(['idMarca', 'quantidade', 'descontoComercial', 'descontoFinanceiro'])
        .where('idContexto', '=', idContexto)
        .where('idMarca', 'in', idMarcas)
        .orderBy('quantidade')
        .execute();
