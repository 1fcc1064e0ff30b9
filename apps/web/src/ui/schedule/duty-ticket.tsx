/** A duty as shown to the person who is invited: a large date, title and time, and further lines. */
import type { ReactNode } from 'react';
import classes from './duty-ticket.module.css';
import { dayNumber, fullDay, shortMonth, weekdayName } from './schedule-dates.ts';

export interface DutyTicketProps {
  date: string;
  what: string;
  when: string;
  lines: readonly { key: string; icon: ReactNode; text: string }[];
}

export function DutyTicket({ date, what, when, lines }: DutyTicketProps) {
  return (
    <section className={classes.ticket} aria-label={what}>
      <div className={classes.head}>
        <time className={classes.date} dateTime={date}>
          <span className="visually-hidden">{fullDay(date)}</span>
          <span aria-hidden="true">{weekdayName(date)}</span>
          <span className={classes.day} aria-hidden="true">
            {dayNumber(date)}
          </span>
          <span aria-hidden="true">{shortMonth(date)}</span>
        </time>
        <div>
          <h2 className={classes.what}>
            <bdi>{what}</bdi>
          </h2>
          <p className={classes.when}>
            <bdi>{when}</bdi>
          </p>
        </div>
      </div>
      {lines.map(({ key, icon, text }) => (
        <p key={key} className={classes.line}>
          {icon}
          <bdi>{text}</bdi>
        </p>
      ))}
    </section>
  );
}
