import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Roles give rights: users of earlier databases stay representatives, unless the company told another role. A member of
 * a team names its supervisor. A user who becomes `integracao` loses sessions and links, as one who is switched off.
 */
export const papeis = oneByOne([
  `alter table "usuario" drop constraint "usuario_papel_check"`,
  `alter table "usuario"
    add constraint "usuario_papel_check"
      check ("papel" in ('representante', 'comprador', 'supervisor', 'escritorio', 'integracao')),
    add column "codigoSupervisor" text,
    add column "idUsuarioSupervisor" integer references "usuario" on delete set null`,
  `create index "usuario_supervisor" on "usuario" ("idUsuarioSupervisor")`,
  `drop trigger "usuario_desligado" on "usuario"`,
  `create trigger "usuario_desligado" after update on "usuario" for each row
    when ((old."ativo" and not new."ativo") or (old."papel" <> 'integracao' and new."papel" = 'integracao'))
    execute function "usuarioDesligado"()`,
]);
