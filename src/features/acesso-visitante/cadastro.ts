import type { Cadastro, EnderecoCep, PessoaTipo } from '#contract/access/cadastro.ts';
import {
  type CadastroDigitado,
  type CampoCadastro,
  isObrigatorio,
  PESSOA_FISICA,
  PESSOA_JURIDICA,
} from '#domain/customer/cadastro.ts';
import { digitsOf } from '#domain/customer/contato.ts';
import { bareDocumento } from '#domain/customer/documento.ts';

/** A registration as filled in so far. The licence itself is not kept: `licencaNome` is that of the file that was chosen. */
export type Preenchido = CadastroDigitado & { licencaNome: string };

export const VAZIO: Preenchido = {
  cep: '',
  tipo: '',
  cpfCnpj: '',
  nomeCompleto: '',
  dataNascimento: '',
  rg: '',
  email: '',
  telefone: '',
  logradouro: '',
  numeroEndereco: '',
  complementoEndereco: '',
  bairro: '',
  cidade: '',
  estado: '',
  licencaNome: '',
};

/** The person types to offer while the server cannot be asked about a postal code. */
export const TODOS_OS_TIPOS: readonly PessoaTipo[] = [
  { idPessoaTipo: PESSOA_FISICA, descPessoaTipo: 'Pessoa física' },
  { idPessoaTipo: PESSOA_JURIDICA, descPessoaTipo: 'Pessoa jurídica' },
];

/** The chosen type as far as it is served; the only one that is served is chosen by itself. */
export function tipoServido(tipo: string, tipos: readonly PessoaTipo[]): string {
  const [only, ...others] = tipos;
  if (only !== undefined && others.length === 0) return String(only.idPessoaTipo);
  return tipos.some(({ idPessoaTipo }) => String(idPessoaTipo) === tipo) ? tipo : '';
}

const DO_CEP = ['logradouro', 'bairro', 'cidade', 'estado'] as const;

/** Fills in an address: only fields that are empty or hold the previous address. No typed text is lost. */
export function preenchidoPor(
  valores: CadastroDigitado,
  endereco: EnderecoCep,
  antes: EnderecoCep | null,
): Partial<CadastroDigitado> {
  const open = DO_CEP.filter((campo) => valores[campo] === '' || valores[campo] === antes?.[campo]);
  return Object.fromEntries(open.map((campo) => [campo, endereco[campo]]));
}

const DA_PESSOA = ['dataNascimento', 'rg'] as const;

/** A registration without errors as it is sent: without signs, and of a company nothing that only a person has. */
export function toCadastro(preenchido: Preenchido, licensaSanitaria: File | undefined): Cadastro {
  const { tipo, licencaNome: _, ...texts } = preenchido;
  const isJuridica = tipo !== String(PESSOA_FISICA);
  const cleared = isJuridica ? Object.fromEntries(DA_PESSOA.map((campo) => [campo, ''])) : {};
  return {
    ...texts,
    ...cleared,
    idPessoaTipo: Number(tipo),
    cep: digitsOf(texts.cep),
    cpfCnpj: bareDocumento(texts.cpfCnpj),
    telefone: digitsOf(texts.telefone),
    licensaSanitaria,
  };
}

/** A field's name in the form: a legal entity has its own e-mail, phone and tax id. */
export function nomeDoCampo(campo: CampoCadastro, tipo: string): string {
  const isOwn = campo === 'email' || campo === 'telefone' || campo === 'cpfCnpj';
  return isOwn && tipo === String(PESSOA_JURIDICA) ? `${campo}Juridica` : campo;
}

/** A field's label, which says so when it may be left out. */
export const rotulo = (text: string, campo: CampoCadastro, tipo: string): string =>
  isObrigatorio(campo, tipo) ? text : `${text} (opcional)`;
