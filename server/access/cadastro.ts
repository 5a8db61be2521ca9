import {
  type Cadastro,
  consultarAreaAtuacaoCep,
  consultarEnderecoCep,
  LICENCA_BYTES,
  solicitarCadastroCliente,
} from '#contract/access/cadastro.ts';
import { errosCadastro } from '#domain/customer/cadastro.ts';
import { CAMPO_OBRIGATORIO, digitsOf } from '#domain/customer/contato.ts';
import { bareDocumento } from '#domain/customer/documento.ts';
import { erroLicenca, formatoLicenca } from '#domain/customer/licenca.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { visitorKey } from '#server/http/gates/visitor-key.ts';
import { type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route } from '#server/http/route.ts';
import { mensagemDeRecebida } from './mensagens-de-solicitacao.ts';
import { answerRegistro } from './solicitacao-registro.ts';

const ENVIADA = 'A solicitação foi enviada. Verifique seu e-mail para acompanhar o andamento.';
const ARQUIVOS_CHEIOS =
  'Não há espaço para receber arquivos agora. Envie a solicitação sem a licença ou tente de novo amanhã.';
const ENVIADA_SEM_CORREIO = 'A solicitação foi enviada. A resposta chega pelo e-mail ou telefone informado.';

type Licenca = { licensaSanitaria: Uint8Array | null; licensaFormato: 'pdf' | 'jpg' | 'png' | null };

/** Reads the licence: its bytes and the file type that the bytes themselves show. */
async function readLicenca(file: File | undefined): Promise<Result<Licenca, Recusa>> {
  if (file === undefined) return ok({ licensaSanitaria: null, licensaFormato: null });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const erro = erroLicenca(bytes);
  if (erro !== null)
    return refuse(bytes.length > LICENCA_BYTES ? 'corpo-grande' : 'requisicao-invalida', erro);
  return ok({ licensaSanitaria: bytes, licensaFormato: formatoLicenca(bytes) });
}

/** The first error in a registration, by the rules that the form applies as well. */
function recusaOf(
  { idPessoaTipo, licensaSanitaria: _, ...texts }: Cadastro,
  hoje: string,
): Recusa | undefined {
  const [[campo, sentence] = []] = Object.entries(
    errosCadastro({ ...texts, tipo: String(idPessoaTipo) }, hoje),
  );
  if (campo === undefined || sentence === undefined) return undefined;
  const named = sentence === CAMPO_OBRIGATORIO ? `O campo ${campo} é obrigatório.` : sentence;
  return recusa('requisicao-invalida', named);
}

/** Calls for new customers: the areas served, the address of a postal code, the registration. */
export const cadastroRoutes: readonly Route[] = [
  publicRoute(consultarAreaAtuacaoCep, async ({ query: { cep } }, { queries, visitorGate }, { ip }) => {
    const entered = await visitorGate.enter('cep', ip);
    return entered.ok ? ok(await queries.visitante.listPessoaTipos(cep)) : entered;
  }),

  publicRoute(consultarEnderecoCep, async ({ query: { cep } }, { queries, visitorGate }, { ip }) => {
    const entered = await visitorGate.enter('cep', ip);
    return entered.ok ? ok((await queries.visitante.readEndereco(cep)) ?? null) : entered;
  }),

  publicRoute(solicitarCadastroCliente, async ({ body }, deps, request) => {
    const { queries, visitorGate, licencasBytes, clock, carteiro } = deps;
    const chave = visitorKey(request);
    if (!chave.ok) return chave;
    const now = clock();
    const wrong = recusaOf(body, businessDayOf(now));
    if (wrong !== undefined) return fail(wrong);
    const entered = await visitorGate.enter('solicitacao', request.ip, body.email);
    if (!entered.ok) return entered;
    const licenca = await readLicenca(body.licensaSanitaria);
    if (!licenca.ok) return licenca;
    const bytes = licenca.value.licensaSanitaria?.length ?? 0;
    if (bytes > 0 && (await queries.visitante.sumLicencas()) + bytes > licencasBytes)
      return refuse('indisponivel', ARQUIVOS_CHEIOS);
    const cep = digitsOf(body.cep);
    const served = await queries.visitante.listPessoaTipos(cep);
    if (!served.some((tipo) => tipo.idPessoaTipo === body.idPessoaTipo)) {
      return refuse('area-nao-atendida', 'Ainda não atendemos este tipo de cadastro no CEP informado.');
    }
    const registro = await queries.visitante.insertCadastro(
      {
        ...body,
        ...licenca.value,
        ...chave.value,
        cep,
        cpfCnpj: bareDocumento(body.cpfCnpj),
        telefone: digitsOf(body.telefone),
        criadaEm: now,
      },
      carteiro &&
        mensagemDeRecebida(deps.newId(), 'cadastro', { nome: body.nomeCompleto, email: body.email }),
    );
    carteiro?.acordar();
    return answerRegistro(registro, carteiro === undefined ? ENVIADA_SEM_CORREIO : ENVIADA);
  }),
];
