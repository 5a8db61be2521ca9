import type { ClienteDadosGerais } from '#contract/customers/cliente.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { postalCodeMask } from '#lib/mask-document.ts';

/** A fact's name and its text. */
export type Fato = readonly [nome: string, texto: string];

/** The facts of a customer's record, eleven at most, in the order of the box; an empty one is left out. */
export function fatosOf(dados: ClienteDadosGerais): readonly Fato[] {
  const { pessoa, enderecoPrincipal } = dados;
  const fatos: readonly (readonly [nome: string, texto: string | null | undefined])[] = [
    ['Código', codigoDe(pessoa.codigoErp, dados.codigo ?? pessoa.idPessoa)],
    ['Nome', pessoa.nome],
    ['CPF/CNPJ', pessoa.cpfCnpjFormatado || dados.cpfCnpj],
    ['Tipo de logradouro', enderecoPrincipal?.tipoLogradouro],
    ['Endereço', enderecoPrincipal?.logradouro],
    ['Número', enderecoPrincipal?.numero],
    ['Complemento', enderecoPrincipal?.complemento],
    ['Bairro', enderecoPrincipal?.bairro],
    ['CEP', enderecoPrincipal && postalCodeMask.format(postalCodeMask.bare(enderecoPrincipal.cep))],
    ['Cidade', enderecoPrincipal?.cidade || dados.cidade],
    ['Estado', enderecoPrincipal?.estado || dados.estado],
  ];
  return fatos.flatMap(([nome, texto]) => (texto?.trim() ? [[nome, texto.trim()]] : []));
}
