;; Opens files in an Emacs that is set up as the guide says, waits until each is diagnosed, changes and
;; saves the last. Prints one line, with the number of diagnostics of each.

(setq make-backup-files nil create-lockfiles nil auto-save-default nil)

(defun hreflint-wait (test)
  (let ((end (+ (float-time) 20)))
    (while (and (< (float-time) end) (not (funcall test)))
      (sit-for 0.05)
      (accept-process-output nil 0.05))))

(let (counts)
  (dolist (name '("b.html" "a.html"))
    (find-file name)
    ;; A script never gets to where this is run.
    (run-hooks 'post-command-hook)
    (flymake-mode 1)
    (hreflint-wait (lambda () (flymake-start) (flymake-diagnostics)))
    (push (length (flymake-diagnostics)) counts))
  (goto-char (point-max))
  (insert "\n")
  (save-buffer)
  (princ (format "diagnosed %S\n" counts)))
(ignore-errors (eglot-shutdown-all))
(kill-emacs 0)
