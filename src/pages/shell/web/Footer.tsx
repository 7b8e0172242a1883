import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SiteMark } from '../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../base/site/web/useSite.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Jaali } from '../../../ui/motif/Jaali.tsx';

/** @param short below the screens of a member, who looks for nothing else there: one line */
export function Footer({ short = false }: { short?: boolean }) {
  return short ? <ShortFooter /> : <WholeFooter />;
}

function ShortFooter() {
  const { name } = useSite();
  return (
    <footer className="mt-10 border-line border-t [overflow-wrap:anywhere]">
      <ul className="page flex flex-wrap items-center gap-x-5 py-2 text-soft text-sm">
        <li className="py-2 sm:mr-auto">© {name}</li>
        <Item to={paths.help()}>
          <Trans>Help Center</Trans>
        </Item>
        <Item to={paths.safety()}>
          <Trans>Safety Tips</Trans>
        </Item>
        <Item to={paths.privacy()}>
          <Trans>Privacy Policy</Trans>
        </Item>
        <Item to={paths.terms()}>
          <Trans>Terms of Service</Trans>
        </Item>
        <Item to={paths.contact()}>
          <Trans>Contact</Trans>
        </Item>
      </ul>
    </footer>
  );
}

function WholeFooter() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { name, tagline, contactEmail, phone, phoneLink, tollFree, place, officerName } = useSite();
  return (
    <footer className="mt-16 border-line border-t bg-sunk [overflow-wrap:anywhere]">
      <div className="h-6 overflow-hidden border-line border-b text-line">
        <Jaali />
      </div>
      <div className="page grid gap-x-6 gap-y-10 py-12 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr] lg:gap-x-12">
        <div className="max-sm:col-span-full">
          <p className="flex items-center gap-2.5 font-semibold font-serif text-2xl text-kumkum-ink">
            <SiteMark className="size-8 shrink-0" />
            {name}
          </p>
          {tagline && <p className="mt-3 max-w-72 text-balance text-soft">{tagline}</p>}
        </div>
        <Column title={t`Quick Links`}>
          <Item to={paths.home()}>
            <Trans>Home</Trans>
          </Item>
          <Item to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </Item>
          <Item to={paths.blogs()}>
            <Trans>Blogs</Trans>
          </Item>
          <Item to={paths.horoscope()}>
            <Trans>Horoscope Matching</Trans>
          </Item>
          {viewer ? (
            <Item to={paths.settings()}>
              <Trans>Settings</Trans>
            </Item>
          ) : (
            <>
              <Item to={paths.register()}>
                <Trans>Register</Trans>
              </Item>
              <Item to={paths.login()}>
                <Trans>Login</Trans>
              </Item>
            </>
          )}
        </Column>
        <Column title={t`Support`}>
          <Item to={paths.help()}>
            <Trans>Help Center</Trans>
          </Item>
          <Item to={paths.howMatchingWorks()}>
            <Trans>How matching works</Trans>
          </Item>
          <Item to={paths.privacy()}>
            <Trans>Privacy Policy</Trans>
          </Item>
          <Item to={paths.terms()}>
            <Trans>Terms of Service</Trans>
          </Item>
          <Item to={paths.safety()}>
            <Trans>Safety Tips</Trans>
          </Item>
        </Column>
        <Column title={t`Contact`} className="max-sm:col-span-full">
          {contactEmail && (
            <li className="flex items-center gap-3">
              <Mail aria-hidden className="size-5 shrink-0 text-soft" />
              <a href={`mailto:${contactEmail}`} className="min-w-0 py-2 underline-offset-4 hover:underline">
                {contactEmail}
              </a>
            </li>
          )}
          {phoneLink && (
            <li className="flex items-center gap-3">
              <Phone aria-hidden className="size-5 shrink-0 text-soft" />
              <a href={phoneLink} className="py-2 underline-offset-4 hover:underline">
                {phone}
                {tollFree && (
                  <span>
                    {' '}
                    <Trans>(toll-free)</Trans>
                  </span>
                )}
              </a>
            </li>
          )}
          {place && (
            <li className="flex items-center gap-3 py-2">
              <MapPin aria-hidden className="size-5 shrink-0 text-soft" />
              {place}
            </li>
          )}
          {officerName && (
            <Item to={`${paths.contact()}#grievance-officer`} shownIf="SITE_officerName">
              <Trans>Grievance officer: {officerName}</Trans>
            </Item>
          )}
        </Column>
      </div>
      <div className="page">
        <ul className="flex flex-wrap items-center gap-x-6 border-line border-t py-4 text-soft text-sm">
          <li className="mr-auto py-2 max-sm:w-full">© {name}</li>
          <Item to={paths.about()}>
            <Trans>About Us</Trans>
          </Item>
          <Item to={paths.packages()}>
            <Trans>Packages</Trans>
          </Item>
          <Item to={paths.refundPolicy()}>
            <Trans>Refund Policy</Trans>
          </Item>
          <Item to={paths.disclaimer()}>
            <Trans>Disclaimer</Trans>
          </Item>
        </ul>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

/** @param shownIf a fact of the site without which it is left out */
function Item({ to, shownIf, children }: { to: string; shownIf?: string; children: ReactNode }) {
  return (
    <li data-if={shownIf}>
      <Link to={to} className="inline-block py-2 underline-offset-4 hover:underline">
        {children}
      </Link>
    </li>
  );
}
