import type { ClienteDadosGerais } from '#contract/customers/cliente.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { postalCodeMask } from '#lib/mask-document.ts';

/** The sign of an empty fact. */
const VAZIO = '–';

/** A fact's name and its text. */
export type Fato = readonly [nome: string, texto: string];

/** The eleven facts of a customer's record, in the order of the box. */
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
  return fatos.map(([nome, texto]) => [nome, texto?.trim() || VAZIO]);
}
