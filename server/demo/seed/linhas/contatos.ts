import type * as z from 'zod/mini';
import { type contatoLinha, TIPOS_DE_TELEFONE } from '#contract/integration/contato.ts';
import { must } from '#lib/must.ts';
import { EMAILS, TELEFONES } from '#server/demo/seed/contatos/contatos.ts';

/** The contacts of the pharmacies besides their principal ones. */
export const linhasDeContatos = (): z.input<typeof contatoLinha>[] => [
  ...EMAILS.map(({ idPessoa, email, ...usos }) => ({
    cliente: String(idPessoa),
    tipo: 'email' as const,
    contato: email,
    ...usos,
  })),
  ...TELEFONES.map(({ idPessoa, ddd, prefixo, numero, idTelefoneTipo, permiteReceberPromocao }) => ({
    cliente: String(idPessoa),
    tipo: must(TIPOS_DE_TELEFONE[idTelefoneTipo - 1], 'a type'),
    contato: `(${ddd}) ${prefixo}-${numero}`,
    marketing: permiteReceberPromocao,
  })),
];
