import {
  type CadastroDigitado,
  type CampoCadastro,
  type ErrosCadastro,
  isObrigatorio,
  PESSOA_FISICA,
} from '#domain/customer/cadastro.ts';
import { TELEFONE_DIGITOS } from '#domain/customer/contato.ts';
import type { Mask } from '#lib/mask.ts';
import { documentMask, phoneMask } from '#lib/mask-document.ts';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as css from './acesso.css.ts';
import { nomeDoCampo, rotulo } from './cadastro.ts';
import { estadoOptions } from './estados.ts';

const telefoneMask = phoneMask(TELEFONE_DIGITOS);

export type CadastroControl = {
  valores: CadastroDigitado;
  erros: ErrosCadastro;
  change: (changed: Partial<CadastroDigitado>) => void;
  /** Checks a field that the user left with text in it. */
  check: (campo: CampoCadastro) => void;
};

type Extra = {
  maxLength?: number;
  type?: string;
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  hint?: string;
};

/** Common to all fields by their place in the form. */
function common({ valores, erros, check }: CadastroControl, campo: CampoCadastro, label: string) {
  const { tipo } = valores;
  return {
    label: rotulo(label, campo, tipo),
    name: nomeDoCampo(campo, tipo),
    value: valores[campo],
    error: erros[campo],
    required: isObrigatorio(campo, tipo),
    onBlur: () => check(campo),
  };
}

type Place = { control: CadastroControl; campo: CampoCadastro; label: string; place: string };

function Texto({ control, campo, label, place, ...extra }: Place & Extra) {
  return (
    <div className={place}>
      <TextField
        {...common(control, campo, label)}
        {...extra}
        onChange={({ currentTarget }) => control.change({ [campo]: currentTarget.value })}
      />
    </div>
  );
}

function Mascarado({ control, campo, label, place, mask, ...extra }: Place & Extra & { mask: Mask }) {
  return (
    <div className={place}>
      <MaskedField
        {...common(control, campo, label)}
        {...extra}
        mask={mask}
        onChange={(value) => control.change({ [campo]: value })}
      />
    </div>
  );
}

/** Identity and contact of the person. */
export function QuemE({ control }: { control: CadastroControl }) {
  const isFisica = control.valores.tipo === String(PESSOA_FISICA);
  return (
    <>
      <Mascarado control={control} campo="cpfCnpj" label="CPF/CNPJ" place={css.third} mask={documentMask} />
      <Texto
        control={control}
        campo="nomeCompleto"
        label={isFisica ? 'Nome completo' : 'Razão social'}
        place={css.most}
        maxLength={120}
        autoComplete={isFisica ? 'name' : 'organization'}
      />
      {isFisica && (
        <>
          <Texto
            control={control}
            campo="dataNascimento"
            label="Data de nascimento"
            place={css.half}
            type="date"
            autoComplete="bday"
          />
          <Texto control={control} campo="rg" label="RG" place={css.half} maxLength={20} autoComplete="off" />
        </>
      )}
      <Texto
        control={control}
        campo="email"
        label="E-mail"
        place={css.half}
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <Mascarado
        control={control}
        campo="telefone"
        label="Telefone"
        place={css.half}
        mask={telefoneMask}
        type="tel"
        autoComplete="tel"
        hint="Com DDD."
      />
    </>
  );
}

/** The address; the postal code fills in known parts. */
export function Endereco({ control }: { control: CadastroControl }) {
  const { valores, erros, change } = control;
  return (
    <>
      <Texto
        control={control}
        campo="logradouro"
        label="Logradouro"
        place={css.most}
        maxLength={120}
        autoComplete="address-line1"
      />
      <Texto
        control={control}
        campo="numeroEndereco"
        label="Número"
        place={css.third}
        maxLength={10}
        inputMode="numeric"
        autoComplete="off"
      />
      <Texto
        control={control}
        campo="complementoEndereco"
        label="Complemento"
        place={css.half}
        maxLength={60}
      />
      <Texto control={control} campo="bairro" label="Bairro" place={css.half} maxLength={80} />
      <Texto
        control={control}
        campo="cidade"
        label="Cidade"
        place={css.half}
        maxLength={80}
        autoComplete="address-level2"
      />
      <div className={css.half}>
        <SelectField
          label={rotulo('Estado', 'estado', valores.tipo)}
          name="estado"
          value={valores.estado === '' ? null : valores.estado}
          options={estadoOptions}
          error={erros.estado}
          onChange={(estado) => change({ estado })}
        />
      </div>
    </>
  );
}
