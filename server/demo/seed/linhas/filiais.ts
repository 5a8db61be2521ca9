import type * as z from 'zod/mini';
import type { filialLinha } from '#contract/integration/filial.ts';
import { CONTAS_DEPOSITO, FILIAIS } from '#server/demo/seed/clientes.ts';

/** The distribution centres with their accounts for payments in advance. */
export const linhasDeFiliais = (): z.input<typeof filialLinha>[] =>
  FILIAIS.map(({ idPessoa, cpfCnpj, ...filial }) => {
    const conta = CONTAS_DEPOSITO.find(({ idPessoaFilial }) => idPessoaFilial === idPessoa);
    if (conta === undefined) return { codigoErp: String(idPessoa), cnpj: cpfCnpj, ...filial };
    const { idPessoaFilial: _, ...contaDeposito } = conta;
    return { codigoErp: String(idPessoa), cnpj: cpfCnpj, ...filial, contaDeposito };
  });
